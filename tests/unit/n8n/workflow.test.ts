import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { emptyEnquiry, validateEnquiry, toPayload, toSentEnquiry, createReference } from '../../../src/enquiry/enquiry'

// docs/n8n/enquiries.json with its own code, expressions and connections. Only n8n itself is replaced.

type Item = { json: Record<string, unknown> }
type Node = { name: string; type: string; parameters: Record<string, unknown> }
type Workflow = { nodes: Node[]; connections: Record<string, { main: { node: string }[][] }> }

const workflow = JSON.parse(readFileSync('docs/n8n/enquiries.json', 'utf8')) as Workflow
const OFFICE = 'office@company.example'

/** Starts n8n with an empty memory. The result handles a request as the webhook does. */
function startWorkflow() {
  const memory = {}
  return (request: { body: unknown; query?: unknown }) => {
    const items = new Map<string, Item>()
    const mails: Record<string, string>[] = []
    let status = 0
    const scope = ($json: unknown) => ({
      $json,
      $: (name: string) => ({ first: () => items.get(name) }),
      $getWorkflowStaticData: () => memory,
    })
    const evaluate = (code: string, $json: unknown): unknown =>
      // oxlint-disable-next-line typescript/no-implied-eval
      (new Function(...Object.keys(scope($json)), code) as (...values: unknown[]) => unknown)(
        ...Object.values(scope($json)),
      )
    const fillIn = (text: unknown, $json: unknown) =>
      String(text)
        .replace(/^=/, '')
        .replace(/\{\{(.*?)\}\}/g, (_, expression) => String(evaluate(`return ${expression}`, $json)))

    function run(name: string, item: Item): void {
      const node = workflow.nodes.find((other) => other.name === name)
      if (!node) throw new Error(`No node is called ${name}`)
      const { type, parameters } = node
      let [output, result] = [0, item]
      if (type.endsWith('.code')) result = evaluate(String(parameters.jsCode), item.json) as Item
      if (type.endsWith('.if')) {
        const [condition] = (parameters.conditions as { conditions: { leftValue: string }[] }).conditions
        output = evaluate(`return ${condition?.leftValue.slice(3, -2)}`, item.json) === true ? 0 : 1
      }
      if (type.endsWith('.respondToWebhook')) status = (parameters.options as { responseCode: number }).responseCode
      if (type.endsWith('.emailSend')) {
        const { toEmail, subject, text, options } = parameters
        const { replyTo } = options as { replyTo: string }
        const mail = Object.entries({ toEmail, subject, text, replyTo }).map(([key, value]) => [
          key,
          fillIn(value, item.json),
        ])
        mails.push(Object.fromEntries(mail) as Record<string, string>)
        result = { json: {} }
      }
      items.set(name, result)
      for (const next of workflow.connections[name]?.main[output] ?? []) run(next.node, result)
    }
    const facts = { office: OFFICE, sender: 'us', company: 'Us', phone: '1', replyTime: 'a day' }
    run('Read the enquiry', { json: { query: {}, ...request, ...facts } })
    return { status, mails, recipients: mails.map(({ toEmail }) => toEmail) }
  }
}

const payload = toPayload(
  toSentEnquiry({ ...emptyEnquiry, fullName: 'Priya Nair', email: 'priya@example.com', message: 'A fortieth.' }),
)
const post = (changes: object = {}, reference: unknown = createReference()) => ({
  body: { ...payload, ...changes },
  query: { reference },
})

it('emails the office, which replies to the visitor, then confirms the reference, and does neither again for a repeat', () => {
  const handle = startWorkflow()
  const { status, mails, recipients } = handle(post({}, 'ENQ-7F3K-Q2'))
  expect([status, recipients]).toEqual([200, [OFFICE, 'priya@example.com']])
  expect(mails[0]).toMatchObject({ subject: 'Enquiry ENQ-7F3K-Q2 from Priya Nair', replyTo: 'priya@example.com' })
  expect(mails[0]?.text).toContain('A fortieth.')
  expect(mails[0]?.text).not.toContain('Not Specified')
  expect(mails[1]).toMatchObject({ subject: 'Your enquiry ENQ-7F3K-Q2', replyTo: OFFICE })
  expect(handle(post({}, 'ENQ-7F3K-Q2'))).toMatchObject({ status: 200, mails: [] })
})

it.each([
  'overdue! Pay at www.evil.example/x',
  'ENQ-7F3K-Q2 www.evil.example',
  'ENQ-7F3K-Q2\nBcc: x@example.com',
  'enq-7f3k-q2',
  '__proto__',
  '',
  ['ENQ-7F3K-Q2'],
  { toString: 1 },
  null,
])('with the reference %j, emails the office without it, and nobody else', (reference) => {
  const { status, mails, recipients } = startWorkflow()(post({}, reference))
  expect([status, recipients]).toEqual([200, [OFFICE]])
  expect(mails[0]?.subject).toBe('Enquiry without a reference from Priya Nair')
  expect(JSON.stringify(mails)).not.toContain('evil')
})

const addresses = [
  'a@x.example,b@y.example',
  'a@x.example;b@y.example',
  'a@x.example b@y.example',
  'a,b@x.example',
  'group:a@x.example',
  '"a"<b@y.example>',
  '<b@y.example>',
  'a(b@y.example)@x.example',
  'a@x.example\nBcc:b@y.example',
  'a@b@x.example',
  'a@example',
  `${'a'.repeat(200)}@x.example`,
]

it.each([
  ...['', ' ', null, 5, ['a@x.example', 'b@y.example'], { toString: 1 }].map((email) => ({ email })),
  { fullName: '' },
  { fullName: { toString: 1 } },
  { message: ' ' },
  { message: ['Hello'] },
])('refuses %j and emails nobody', (changes) => {
  expect(startWorkflow()(post(changes))).toMatchObject({ status: 400, mails: [] })
})

it.each([null, undefined, '', 'Hello', 5, [], [payload], {}])('refuses the body %j and emails nobody', (body) => {
  expect(startWorkflow()({ body, query: null })).toMatchObject({ status: 400, mails: [] })
})

it('accepts other fields that are no texts, and keeps the name on one line', () => {
  const odd = { toString: 1 }
  const changes = {
    phone: odd,
    servicesInterested: [odd, 'Karaoke', [null]],
    submissionDate: odd,
    fullName: 'A\r\nBcc: b',
  }
  const { status, mails } = startWorkflow()(post(changes, 'ENQ-7F3K-Q2'))
  expect(status).toBe(200)
  expect(mails[0]?.subject).toBe('Enquiry ENQ-7F3K-Q2 from A Bcc: b')
  expect(mails[0]?.text).toContain('Services: Karaoke\n')
})

it('confirms nothing of what was typed', () => {
  const typed = { fullName: 'TYPED', phone: 'TYPED', venue: 'TYPED', message: 'TYPED', submissionDate: 'TYPED' }
  const { mails } = startWorkflow()(post(typed))
  expect(JSON.stringify(mails[1])).not.toContain('TYPED')
})

it('confirms to an address once a day, and to 50 addresses a day, and always emails the office', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') })
  const handle = startWorkflow()
  expect(handle(post()).recipients).toEqual([OFFICE, 'priya@example.com'])
  expect(handle(post({ email: 'PRIYA@example.com' })).recipients).toEqual([OFFICE])
  const confirmed = Array.from({ length: 60 }, (_, n) => handle(post({ email: `a${n}@example.com` })).recipients)
  expect(confirmed.filter((recipients) => recipients.length === 2)).toHaveLength(49)
  expect(confirmed.every(([first]) => first === OFFICE)).toBe(true)
  vi.setSystemTime('2026-11-24T00:00:01Z')
  expect(handle(post()).recipients).toEqual([OFFICE, 'priya@example.com'])
})

it('takes every address that the form takes, and no other', () => {
  for (const email of [...addresses, 'priya@example.com', "o'neil+dj@mail.example.com.au", 'jürgen@exämple.de']) {
    const isValid = !validateEnquiry({ ...emptyEnquiry, email }).email
    expect([email, startWorkflow()(post({ email })).status]).toEqual([email, isValid ? 200 : 400])
  }
})
