import type { Reporter, TestModule } from 'vitest/node'
import { addToSummary, formatTest } from './summary.ts'

export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      const command = `npx vitest run --project ${module.project.name} ${module.relativeModuleId}`
      // A file that could not be loaded has no tests.
      if (module.errors().length > 0)
        addToSummary(formatTest(false, module.relativeModuleId, command))
      for (const test of module.children.allTests()) {
        const isFlaky = test.diagnostic()?.flaky === true
        if (!isFlaky && test.result().state !== 'failed') continue
        addToSummary(formatTest(isFlaky, `${module.relativeModuleId}: ${test.fullName}`, command))
      }
    }
  }
}
