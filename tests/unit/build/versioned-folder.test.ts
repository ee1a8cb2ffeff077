import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureVersionedFolder } from '../../../vite/backend/versioned-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'versioned-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const ensure = (fill: (draft: string) => Promise<void>) =>
  ensureVersionedFolder(parent, 'vite', fill)
const addFile = async (folder: string, name = 'file') => writeFileSync(join(folder, name), '')

it('is filled once, and has its name only when it is complete', async () => {
  const folder = await ensure(async (draft) => {
    await addFile(draft)
    expect(readdirSync(parent)).toEqual([basename(draft)])
  })
  expect(readdirSync(parent)).toEqual([basename(folder)])
  expect(readdirSync(folder)).toEqual(['file'])
  expect(await ensure(() => Promise.reject(new Error('filled again')))).toBe(folder)
})

it('is filled after a failure, of which nothing is left', async () => {
  const fillHalf = async (draft: string) => {
    await addFile(draft, 'half')
    throw new Error('no space left on device')
  }
  await expect(ensure(fillHalf)).rejects.toThrow('no space left on device')
  expect(readdirSync(parent)).toEqual([])
  expect(readdirSync(await ensure(addFile))).toEqual(['file'])
})

it('replaces older versions and what ended processes left, not the draft of a running process', async () => {
  // The highest process id on any system is lower than the first.
  const [ended, own, running] = [2 ** 31 - 1, process.pid, process.ppid].map(
    (pid) => `1.0.0.${pid}.draft`,
  )
  for (const name of ['0.9.0', ended, own, running]) {
    mkdirSync(join(parent, name ?? ''))
    await addFile(join(parent, name ?? ''), 'old')
  }
  const folder = await ensure(addFile)
  expect(new Set(readdirSync(parent))).toEqual(new Set([running, basename(folder)]))
  expect(readdirSync(folder)).toEqual(['file'])
})

it('is that of another process that was faster', async () => {
  const faster = await ensure((draft) => addFile(draft, 'faster'))
  rmSync(faster, { recursive: true })
  const folder = await ensure(async (draft) => {
    await addFile(draft, 'slower')
    mkdirSync(faster)
    await addFile(faster, 'faster')
  })
  expect(readdirSync(parent)).toEqual([basename(folder)])
  expect(readdirSync(folder)).toEqual(['faster'])
})
