import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { PATIENCE_MS, RETRIES } from './tests/support/patience.ts'
import { SummaryReporter } from './tests/support/summary/vitest-reporter.ts'
import { pictures } from './vite/pictures/pictures.ts'

/** The files share the modules, so that what they test is loaded once for all of them. */
const shared = { isolate: false }

const backend: TestProjectInlineConfiguration['test'] = {
  ...shared,
  environment: 'node',
  include: ['tests/backend/**/*.test.{ts,tsx}'],
  setupFiles: ['tests/support/web-socket.ts', 'tests/support/unstub.ts'],
  pool: 'forks',
}

const unit: TestProjectInlineConfiguration['test'] = {
  ...shared,
  environment: 'node',
  include: ['tests/unit/**/*.test.ts'],
  setupFiles: [
    'tests/support/web-socket.ts',
    'tests/support/unit-setup.ts',
    'tests/support/unstub.ts',
  ],
}

export default defineConfig({
  plugins: [pictures()],
  test: {
    // Stubs and spies must not leak into the next test.
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    // For a busy machine. Longer than tests wait for an element, so that such a timeout names the element.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    // supabase-js warns about a second client on the page. Tests load the site again, as a reload does.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
    // By default one processor core stays idle.
    maxWorkers: '100%',
    retry: RETRIES,
    reporters: ['default', ...(process.env.TEST_SUMMARY ? [new SummaryReporter()] : [])],
    projects: [
      { extends: true, test: { ...unit, name: 'unit' } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'site',
          environment: './tests/support/site/kept-jsdom.ts',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/site/site-setup.ts', 'tests/support/unstub.ts'],
          // The backend of tests/support/site/fake-backend.ts.
          env: {
            VITE_SUPABASE_URL: 'https://backend.example',
            VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
          },
        },
      },
      {
        extends: true,
        test: { ...backend, name: 'backend', globalSetup: ['tests/support/backend/template.ts'] },
      },
      // The build of `vite build --mode preview`, as files and served. What needs no browser is here.
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/build/preview-server.ts'],
        },
      },
      // Builds a copy of the project.
      {
        extends: true,
        test: {
          name: 'owner',
          environment: 'node',
          include: ['tests/owner/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...backend,
          name: 'postgres',
          // The development server always uses the embedded database.
          exclude: ['tests/backend/dev-server.test.ts'],
          globalSetup: ['tests/support/backend/postgres-server.ts'],
        },
      },
    ],
  },
})
