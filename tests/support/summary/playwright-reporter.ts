import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { addToSummary, formatTest } from './summary'

export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_: FullConfig, suite: Suite) {
    this.suite = suite
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? []
    for (const test of tests) {
      const outcome = test.outcome()
      if (outcome === 'expected' || outcome === 'skipped') continue
      const { file, line } = test.location
      const project = test.parent.project()?.name
      const place = `${relative('.', file)}:${line}`
      const command = `npx playwright test --project=${project} ${place}`
      addToSummary(formatTest(outcome === 'flaky', `${place}: ${test.title} (${project})`, command))
    }
    const projects = new Set(tests.map((test) => test.parent.project()?.name ?? ''))
    const engines = [...projects]
      .filter((name) => name.startsWith('tests:'))
      .map((name) => name.slice('tests:'.length))
    addToSummary(`The flows ran in: ${engines.join(', ') || 'no engine'}.`)
  }
}
