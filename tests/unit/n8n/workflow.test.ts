import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { ACCEPTED } from '../../../scripts/check-live/check-webhook'
import { formatAnswerBy } from '../../../src/enquiry/answer-by'
import {
  emptyEnquiry,
  toPayload,
  toSentEnquiry,
  createReference,
} from '../../../src/enquiry/enquiry'
import { budgets, eventTypes } from '../../../src/enquiry/options'
import { formatDayAndMonth } from '../../../src/lib/dates/dates'
import { addresses } from '../../support/addresses'

// docs/n8n/enquiries.json with its own code, expressions and connections. Only n8n itself is replaced.

type Item = { json: Record<string, unknown> }
type Node = {
  name: string
  type: string
  parameters: Record<string, unknown>
  onError?: 'continueErrorOutput' | 'continueRegularOutput'
  alwaysOutputData?: boolean
}
type Workflow = { nodes: Node[]; connections: Record<string, { main: { node: string }[][] }> }

const readWorkflow = (file: string) =>
  JSON.parse(readFileSync(`docs/n8n/${file}`, 'utf8')) as Workflow
const workflow = readWorkflow('enquiries.json')
const OFFICE = 'office@company.example'
const START = 'Enquiry arrives'

function findNode(name: string): Node {
  const node = workflow.nodes.find((other) => other.name === name)
  if (!node) throw new Error(`No node is called ${name}`)
  return node
}

/** The nodes that each output of a node leads to. */
const getOutputs = (name: string): string[][] =>
  (workflow.connections[name]?.main ?? []).map((targets) => targets.map(({ node }) => node))

const isAnswer = ({ type }: Node) => type.endsWith('.respondToWebhook')
const countOutputs = ({ type, onError }: Node) =>
  (type.endsWith('.if') ? 2 : 1) + (onError === 'continueErrorOutput' ? 1 : 0)

/**
 * How a node fails whose setting lets the run go on. Either it catches its error and passes that on, by the output for errors
 * if it has one. Or it throws, as a Code node without a runner and an email node without its credential do: then n8n passes on
 * what the node got, by its first output, as if it had succeeded.
 */
type Failure = 'catches' | 'throws'

/** The data table. n8n adds `createdAt`. */
type Row = { enquiry: string; confirmedTo: string; createdAt: string }

/** The table as it is after the first enquiry. */
const usedTable = (): Row[] => [
  { enquiry: '', confirmedTo: '', createdAt: '2026-11-01T00:00:00.000Z' },
]

/** Starts n8n with a data table. Nodes that are broken fail. The result handles a request as the webhook does. */
function startWorkflow(
  table = usedTable(),
  isBroken: (node: Node) => boolean = () => false,
  ring = '',
  failure: Failure = 'catches',
) {
  return (request: { body: unknown; query?: unknown }) => {
    const outputs = new Map<string, Item[]>()
    const mails: Record<string, string>[] = []
    const rings: string[] = []
    let [status, answer] = [0, '']
    let hasFailed = false
    const scope = (items: Item[]) => ({
      $json: items[0]?.json,
      $input: { all: () => items },
      $: (name: string) => ({ first: () => outputs.get(name)?.[0] }),
    })
    const evaluate = (code: string, items: Item[]): unknown =>
      // oxlint-disable-next-line typescript/no-implied-eval
      (new Function(...Object.keys(scope(items)), code) as (...values: unknown[]) => unknown)(
        ...Object.values(scope(items)),
      )
    const fillIn = (text: unknown, items: Item[]) =>
      String(text)
        .replace(/^=/, '')
        .replace(/\{\{(.*?)\}\}/g, (_, expression) =>
          String(evaluate(`return ${expression}`, items)),
        )

    function sendMail({ parameters }: Node, items: Item[]) {
      const { toEmail, subject, text, options } = parameters
      const { replyTo } = options as { replyTo?: string }
      const mail = Object.entries({ toEmail, subject, text, replyTo }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, fillIn(value, items)]],
      )
      const sent = Object.fromEntries(mail) as Record<string, string>
      if (!sent.toEmail?.includes('@')) return [{ json: { error: 'No recipients defined' } }]
      mails.push(sent)
      return [{ json: { accepted: [OFFICE] } }]
    }

    function useTable({ parameters }: Node, items: Item[]): Item[] {
      const { operation, columns, filters } = parameters
      if (operation === 'get') return table.map((json) => ({ json }))
      if (operation === 'insert') {
        const { enquiry, confirmedTo } = (columns as { value: Row }).value
        const row = { enquiry: fillIn(enquiry, items), confirmedTo: fillIn(confirmedTo, items) }
        return [
          { json: table[table.push({ ...row, createdAt: new Date().toISOString() }) - 1] ?? {} },
        ]
      }
      const [condition] = (filters as { conditions: Record<string, string>[] }).conditions
      expect([operation, condition?.keyName, condition?.condition]).toEqual([
        'deleteRows',
        'createdAt',
        'lt',
      ])
      const end = fillIn(condition?.keyValue, items)
      table.splice(0, table.length, ...table.filter(({ createdAt }) => createdAt >= end))
      return []
    }

    const facts: Record<string, string> = { office: OFFICE, sender: 'us', company: 'Us', ring }
    function addFacts({ parameters }: Node, items: Item[]): Item[] {
      const { assignments } = parameters.assignments as {
        assignments: { name: string; value: string }[]
      }
      const written = assignments.map(({ name, value }) => [name, facts[name] ?? value])
      return items.map(({ json }) => ({ json: { ...json, ...Object.fromEntries(written) } }))
    }

    function run(name: string, items: Item[]): void {
      const node = findNode(name)
      const { type, parameters, onError, alwaysOutputData } = node
      let [output, results] = [0, items]
      if (isBroken(node)) {
        // Without a setting for errors, the run ends.
        if (!onError) hasFailed = true
        if (!onError) return
        // A condition that cannot be checked is not true.
        if (type.endsWith('.if')) output = 1
        else if (failure === 'catches') {
          output = countOutputs(node) - 1
          results = [{ json: { error: `${name} failed` } }]
        }
      } else if (type.endsWith('.set')) results = addFacts(node, items)
      else if (type.endsWith('.code'))
        results = [evaluate(String(parameters.jsCode), items) as Item]
      else if (type.endsWith('.emailSend')) results = sendMail(node, items)
      else if (type.endsWith('.dataTable')) results = useTable(node, items)
      else if (type.endsWith('.httpRequest'))
        rings.push([parameters.url, parameters.body].map((text) => fillIn(text, items)).join(' '))
      else if (type.endsWith('.if')) {
        const [condition] = (parameters.conditions as { conditions: { leftValue: string }[] })
          .conditions
        output = evaluate(`return ${condition?.leftValue.slice(3, -2)}`, items) === true ? 0 : 1
      }
      if (isAnswer(node)) {
        status = (parameters.options as { responseCode: number }).responseCode
        answer = String(parameters.responseBody)
      }
      if (type.endsWith('.stopAndError')) {
        fillIn(parameters.errorMessage, items)
        hasFailed = true
      }
      if (results.length === 0 && alwaysOutputData) results = [{ json: {} }]
      if (results.length === 0) return
      outputs.set(name, results)
      for (const next of getOutputs(name)[output] ?? []) run(next, results)
    }
    run(START, [{ json: { query: {}, ...request } }])
    const recipients = mails.map(({ toEmail }) => toEmail)
    return { status, answer, mails, rings, recipients, hasFailed }
  }
}

const payload = toPayload(
  toSentEnquiry({
    ...emptyEnquiry,
    fullName: 'Priya Nair',
    email: 'priya@example.com',
    message: 'A fortieth.',
  }),
)
const post = (
  changes: object = {},
  reference: unknown = createReference(),
  answerBy?: unknown,
) => ({
  body: { ...payload, ...changes },
  query: { reference, answerBy },
})

it('emails the office, which replies to the visitor, then confirms the reference, and does neither again for a repeat', () => {
  const handle = startWorkflow()
  const { status, answer, mails, recipients } = handle(post({}, 'ENQ-7F3K-Q2'))
  expect([status, answer]).toEqual([200, ACCEPTED])
  expect(recipients).toEqual([OFFICE, 'priya@example.com'])
  expect(mails[0]).toMatchObject({
    subject: 'Enquiry ENQ-7F3K-Q2 from Priya Nair',
    replyTo: 'priya@example.com',
  })
  expect(mails[0]?.text).toContain('A fortieth.')
  expect(mails[0]?.text).not.toContain('Not Specified')
  expect(mails[1]).toMatchObject({ subject: 'Your enquiry ENQ-7F3K-Q2', replyTo: OFFICE })
  expect(handle(post({}, 'ENQ-7F3K-Q2'))).toMatchObject({ status: 200, mails: [] })
})

it.each([
  ['Wednesday 30 December, 6 pm', " We'll reply by Wednesday 30 December, 6 pm."],
  [
    formatAnswerBy('2026-05-01T10:00+10:00', formatDayAndMonth),
    " We'll reply by Tuesday 5 May, 6 pm.",
  ],
  ['Friday 1 May, 4.30 pm', " We'll reply by Friday 1 May, 4.30 pm."],
  ...[
    'Friday 1 May, 6 pm. Pay at www.evil.example',
    'today',
    '',
    ['Friday 1 May, 6 pm'],
    { toString: 1 },
    null,
  ].map((answerBy) => [answerBy, '']),
])('told to answer by %j, confirms the reference.%s', (answerBy, end) => {
  const { mails } = startWorkflow()(post({}, 'ENQ-7F3K-Q2', answerBy))
  expect(mails[1]?.text).toMatch(`Your reference is ENQ-7F3K-Q2.${String(end)}\n`)
})

it.each([
  [0, true],
  [59, true],
  [-59, true],
  [61, false],
  [-61, false],
  ['now', false],
])(
  'if the clock of the visitor differs by %j minutes, says when we reply: %j',
  (minutes, isSaid) => {
    vi.useFakeTimers({ now: new Date('2026-11-27T01:00:00Z') })
    const submissionDate =
      typeof minutes === 'string' ? minutes : new Date(Date.now() + minutes * 60_000).toISOString()
    const { mails } = startWorkflow()(
      post({ submissionDate }, 'ENQ-7F3K-Q2', 'Tuesday 1 December, 6 pm'),
    )
    expect(mails.map(({ text = '' }) => text.includes('Tuesday 1 December'))).toEqual([
      isSaid,
      isSaid,
    ])
  },
)

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

it.each([
  ...['', ' ', null, 5, ['a@x.example', 'b@y.example'], { toString: 1 }].map((email) => ({
    email,
  })),
  { fullName: '' },
  { fullName: { toString: 1 } },
  { message: ' ' },
  { message: ['Hello'] },
])('refuses %j and emails nobody', (changes) => {
  expect(startWorkflow()(post(changes))).toMatchObject({ status: 400, mails: [] })
})

it("writes what was chosen in the website's words, and times in Sydney's", () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T22:06:00Z') })
  const read = (changes: object, answerBy?: string) =>
    startWorkflow()(post(changes, 'ENQ-7F3K-Q2', answerBy)).mails[0]?.text
  for (const { value, label } of eventTypes)
    expect(read({ eventType: value })).toContain(`Type of event: ${label}\n`)
  for (const { value, label } of budgets)
    expect(read({ budget: value })).toContain(`Budget: ${label}\n`)
  expect(
    read(
      { eventDate: '2026-12-18', submissionDate: '2026-11-26T22:05:00.000Z' },
      'Tuesday 1 December, 6 pm',
    ),
  ).toMatch(
    /Event date: Friday 18 December 2026\n[^]*\nSent: Friday,? 27 November 2026.* 9:05.am \(Sydney\)\nAnswer by: Tuesday 1 December, 6 pm$/,
  )
  expect(read({ eventDate: 'in May', eventType: 'constructor', submissionDate: 'now' })).toMatch(
    /Event date: in May\nType of event: constructor\n[^]*\nSent: now$/,
  )
})

it.each([null, undefined, '', 'Hello', 5, [], [payload], {}])(
  'refuses the body %j and emails nobody',
  (body) => {
    expect(startWorkflow()({ body, query: null })).toMatchObject({ status: 400, mails: [] })
  },
)

it('accepts other fields that are no texts, and keeps the name on one line', () => {
  const odd = { toString: 1 }
  const changes = {
    phone: odd,
    servicesInterested: [odd, 'Karaoke', [null]],
    submissionDate: odd,
    fullName: 'A\r\nBcc: b',
    company: '1\nPaid: yes',
  }
  const { status, mails } = startWorkflow()(post(changes, 'ENQ-7F3K-Q2'))
  expect(status).toBe(200)
  expect(mails[0]?.subject).toBe('Enquiry ENQ-7F3K-Q2 from A Bcc: b')
  expect(mails[0]?.text).toContain('\nCompany: 1 Paid: yes\n')
  expect(mails[0]?.text).toContain('Services: Karaoke\n')
})

it('emails a text that the workflow does not know as such a one, and nothing else that is unknown', () => {
  const { mails } = startWorkflow()(
    post({ startTime: '7 pm', parking: ' ', guests: 7, 'Reply-To\nBcc': 'x@example.com' }),
  )
  const unknown = ['startTime', 'parking', 'guests', 'Bcc'].filter((name) =>
    mails[0]?.text?.includes(name),
  )
  expect(unknown).toEqual(['startTime'])
  expect(mails[0]?.text).toContain('\nOther (startTime): 7 pm\n\nA fortieth.')
})

it('confirms nothing of what was typed', () => {
  const typed = {
    fullName: 'TYPED',
    phone: 'TYPED',
    venue: 'TYPED',
    message: 'TYPED',
    submissionDate: 'TYPED',
  }
  const { mails } = startWorkflow()(post(typed))
  expect(JSON.stringify(mails[1])).not.toContain('TYPED')
})

it('confirms to an address once a day, and to 50 addresses a day, and always emails the office', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') })
  const handle = startWorkflow()
  expect(handle(post()).recipients).toEqual([OFFICE, 'priya@example.com'])
  expect(handle(post({ email: 'PRIYA@example.com' })).recipients).toEqual([OFFICE])
  const confirmed = Array.from(
    { length: 60 },
    (_, n) => handle(post({ email: `a${n}@example.com` })).recipients,
  )
  expect(confirmed.filter((recipients) => recipients.length === 2)).toHaveLength(49)
  expect(confirmed.every(([first]) => first === OFFICE)).toBe(true)
  vi.setSystemTime('2026-11-24T00:00:01Z')
  expect(handle(post()).recipients).toEqual([OFFICE, 'priya@example.com'])
})

it('remembers an enquiry for 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') })
  const table = usedTable()
  const handle = startWorkflow(table)
  handle(post({}, 'ENQ-7F3K-Q2'))
  vi.setSystemTime('2026-12-22T00:00:00Z')
  expect(handle(post({}, 'ENQ-7F3K-Q2'))).toMatchObject({ status: 200, mails: [] })
  vi.setSystemTime('2026-12-23T00:00:01Z')
  handle(post({ email: 'a@example.com' }))
  expect(table.map(({ confirmedTo }) => confirmedTo)).toEqual(['a@example.com'])
})

it('confirms nothing if the data table is emptied between two enquiries, and the office is told', () => {
  const table: Row[] = []
  const handle = startWorkflow(table)
  for (let n = 0; n < 3; n++) {
    const { status, recipients, mails } = handle(post({ email: `a${n}@example.com` }))
    expect([status, recipients]).toEqual([200, [OFFICE]])
    expect(mails[0]?.text).toContain('website_enquiries is empty or cannot be read')
    table.length = 0
  }
})

it('confirms from the second enquiry on', () => {
  const handle = startWorkflow([])
  expect(handle(post()).recipients).toEqual([OFFICE])
  expect(handle(post()).recipients).toEqual([OFFICE, 'priya@example.com'])
})

it.each([
  ['read', ['get']],
  ['written', ['insert']],
  ['used', ['get', 'insert', 'deleteRows']],
])('emails the office and confirms nothing if the data table cannot be %s', (_, operations) => {
  const handle = startWorkflow(usedTable(), ({ parameters }) =>
    operations.includes(String(parameters.operation)),
  )
  const { status, recipients, hasFailed } = handle(post())
  expect([status, recipients, hasFailed]).toEqual([200, [OFFICE], false])
})

it.each<[string, Failure]>([
  ['the mail server refuses', 'catches'],
  ['the credential is gone', 'throws'],
])('fails and remembers nothing if %s, so the visitor can send it again', (_, failure) => {
  const table = usedTable()
  const refused = startWorkflow(
    table,
    ({ name }) => name === 'Email the office',
    '',
    failure,
  )(post({}, 'ENQ-7F3K-Q2'))
  expect(refused).toMatchObject({ status: 502, mails: [], hasFailed: true })
  expect(startWorkflow(table)(post({}, 'ENQ-7F3K-Q2')).recipients).toEqual([
    OFFICE,
    'priya@example.com',
  ])
})

it('does not fail if only the confirmation is refused', () => {
  const handle = startWorkflow(usedTable(), ({ name }) => name === 'Confirm to the visitor')
  const { status, recipients, hasFailed } = handle(post())
  expect([status, recipients, hasFailed]).toEqual([200, [OFFICE], false])
})

it('shortens a text that the form would not send, and says so', () => {
  const long = 'x'.repeat(5_000_000)
  const { mails } = startWorkflow()(
    post({ message: long, venue: long, servicesInterested: [long], newField: long }),
  )
  expect(mails[0]?.text?.length).toBeLessThan(30_000)
  expect(mails[0]?.text).toContain('xxx (cut here: 5000000 characters were sent)')
  const longest = startWorkflow()(post({ message: 'x'.repeat(10_000) }))
  expect(longest.mails[0]?.text).not.toContain('cut here')
})

it.each([
  [
    { eventDate: '2026-12-12' },
    '2150 (Parramatta)',
    'New enquiry ENQ-7F3K-Q2 for Saturday 12 December 2026 in 2150 (Parramatta)',
  ],
  [{ eventDate: '' }, undefined, 'New enquiry ENQ-7F3K-Q2'],
  [{ eventDate: '2026-02-30' }, undefined, 'New enquiry ENQ-7F3K-Q2'],
  // Words of a stranger.
  [{ eventDate: 'call +61 400' }, 'Pay at www.evil.example', 'New enquiry ENQ-7F3K-Q2'],
  [{ eventDate: { toString: 1 }, venue: 'EVIL' }, ['Parramatta'], 'New enquiry ENQ-7F3K-Q2'],
])('with the fields %j and the suburb %j, rings the phone: %s %s', (changes, suburb, text) => {
  const request = post(changes, 'ENQ-7F3K-Q2')
  const handle = startWorkflow(usedTable(), () => false, 'https://ntfy.example/topic')
  expect(handle({ ...request, query: { ...request.query, suburb } }).rings).toEqual([
    `https://ntfy.example/topic ${text}`,
  ])
  // Not for a repeat.
  expect(handle(request).rings).toEqual([])
})

it('rings no phone until it has an address, and not if the office was not emailed', () => {
  expect(startWorkflow()(post()).rings).toEqual([])
  const refused = startWorkflow(usedTable(), ({ name }) => name === 'Email the office', 'https://x')
  expect(refused(post())).toMatchObject({ status: 502, rings: [] })
})

it('waits 5 s for the service that rings, because the next enquiry may be waiting', () => {
  expect(findNode('Ring the phone').parameters.options).toEqual({ timeout: 5000 })
})

it('tells the office if the phone could not be rung', () => {
  const handle = startWorkflow(usedTable(), ({ name }) => name === 'Ring the phone', 'https://x')
  const { status, mails, hasFailed } = handle(post({}, 'ENQ-7F3K-Q2'))
  expect([status, mails.length, hasFailed]).toEqual([200, 3, false])
  expect(mails[2]).toMatchObject({
    toEmail: OFFICE,
    subject: 'Your phone was not rung for ENQ-7F3K-Q2',
    text: expect.stringContaining('your phone: Ring the phone failed') as string,
  })
})

it.each(['enquiries.json', 'failures.json'])(
  'lets a phone that is asleep ring at once: %s',
  (file) => {
    const posts = readWorkflow(file).nodes.filter(({ type }) => type.endsWith('.httpRequest'))
    expect(posts.map(({ parameters }) => parameters)).toEqual([
      expect.objectContaining({
        sendHeaders: true,
        headerParameters: { parameters: [{ name: 'Priority', value: 'high' }] },
      }),
    ])
  },
)

it.each(addresses)('with the address %j, takes the enquiry: %s', (email, isAccepted) => {
  expect(startWorkflow()(post({ email })).status).toBe(isAccepted ? 200 : 400)
})

describe('before the answer', () => {
  /** The nodes that a run can reach before it answers. */
  const reached = new Set([START])
  for (const name of reached)
    for (const next of isAnswer(findNode(name)) ? [] : getOutputs(name).flat()) reached.add(next)
  const steps = [...reached].map(findNode).filter((node) => node.name !== START && !isAnswer(node))

  it.each(steps.map((node) => [node.name, node] as const))(
    '"%s" cannot end the run, whatever its outcome',
    (name, node) => {
      expect(node.onError).toMatch(/^continue/)
      expect(getOutputs(name).map((targets) => targets.length)).toEqual(
        Array(countOutputs(node)).fill(1),
      )
    },
  )

  const failures: Failure[] = ['catches', 'throws']

  it.each(steps.flatMap(({ name }) => failures.map((failure) => [name, failure] as const)))(
    'if "%s" fails and %s, it answers, and with a success only if the office got the enquiry',
    (broken, failure) => {
      const isBroken = ({ name }: Node) => name === broken
      const { status, mails } = startWorkflow(usedTable(), isBroken, '', failure)(post())
      const isEmailed = mails.some(
        ({ toEmail, text }) => toEmail === OFFICE && text?.includes('A fortieth.'),
      )
      expect(status).toBeGreaterThanOrEqual(isEmailed ? 200 : 400)
    },
  )

  it.each([
    ['Read the enquiry', 'catches'],
    ['Read the enquiry', 'throws'],
    ['Compare with them', 'catches'],
    ['Compare with them', 'throws'],
  ] as const)('if "%s" fails and %s, emails what came, as it came', (broken, failure) => {
    const isBroken = ({ name }: Node) => name === broken
    const { status, answer, mails, hasFailed } = startWorkflow(
      usedTable(),
      isBroken,
      '',
      failure,
    )(post({ message: 'x'.repeat(5_000_000) }, 'ENQ-7F3K-Q2'))
    // The phone of the office rings for a run that has failed.
    expect([status, answer, mails.length, hasFailed]).toEqual([200, ACCEPTED, 1, true])
    expect(mails[0]).toMatchObject({ toEmail: OFFICE })
    // Nobody has checked that the visitor's address is one.
    expect(mails[0]).not.toHaveProperty('replyTo')
    expect(mails[0]?.text).toContain('"fullName": "Priya Nair"')
    expect(mails[0]?.text).toContain('"reference": "ENQ-7F3K-Q2"')
    expect(mails[0]?.text?.length).toBeLessThan(31_000)
  })

  it.each(failures)('fails if no code runs and no mail is sent, and each %s', (failure) => {
    const isBroken = ({ type }: Node) => type.endsWith('.code') || type.endsWith('.emailSend')
    const result = startWorkflow(usedTable(), isBroken, '', failure)(post())
    expect(result).toMatchObject({ status: 502, mails: [], hasFailed: true })
  })
})

it.each(['enquiries.json', 'failures.json'])(
  'connects the nodes of %s to nodes that are there, and uses the results of earlier ones only',
  (file) => {
    const { nodes, connections } = readWorkflow(file)
    const names = nodes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const findLater = (start: string) => {
      const later = new Set<string>()
      const add = (name: string) => {
        for (const { node } of connections[name]?.main.flat() ?? []) {
          if (later.has(node)) continue
          later.add(node)
          add(node)
        }
      }
      add(start)
      return later
    }
    const [first = ''] = names
    expect([first, ...findLater(first)].toSorted()).toEqual(names.toSorted())
    expect(Object.keys(connections).filter((name) => !names.includes(name))).toEqual([])
    for (const { name, parameters } of nodes)
      for (const [, used = ''] of JSON.stringify(parameters).matchAll(/\$\('([^']+)'\)/g))
        expect(findLater(used), `${name} uses ${used}`).toContain(name)
  },
)
