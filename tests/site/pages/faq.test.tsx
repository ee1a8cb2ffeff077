import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { answerGroups } from '../../../src/content/answers'
import { company } from '../../../src/content/company'
import { faq } from '../../../src/content/faq'
import { renderSite } from '../../support/site/render-site'

const [first, second] = answerGroups
const getGroup = ({ id }: { id: string }) => document.getElementById(id)

it('opens the group of answers that a link names, also again after the visitor has closed it', async () => {
  const { user, follow } = await renderSite(`/faq#${first.id}`)
  expect(getGroup(first)).toHaveAttribute('open')
  expect(getGroup(second)).not.toHaveAttribute('open')
  await user.click(getGroup(first)?.querySelector('summary') as HTMLElement)
  expect(getGroup(first)).not.toHaveAttribute('open')
  await follow(`/faq#${first.id}`)
  expect(getGroup(first)).toHaveAttribute('open')
})

it('has the certificate of currency in two answers once the company has its address', async () => {
  Object.assign(company, { certificateOfCurrency: '/certificate.pdf' })
  onTestFinished(() => void Object.assign(company, { certificateOfCurrency: '' }))
  await renderSite('/faq')
  const links = screen.getAllByRole('link', { name: /certificate of currency/, hidden: true })
  expect(links.map((link) => link.closest('[id]')?.id)).toEqual(['public-liability', 'documents'])
  for (const link of links) expect(link).toHaveAttribute('href', '/certificate.pdf')
})

it('opens a question that a link names', async () => {
  const [question] = faq as [(typeof faq)[0]]
  await renderSite(`/faq#${question.id}`)
  expect(getGroup(question)).toHaveAttribute('open')
})
