import { defineConfig } from 'vitest/config'
import { pictures } from './vite/pictures.ts'

export default defineConfig({
  plugins: [pictures()],
  test: {
    // A test that leaves a stubbed variable or a spy behind would change the next one.
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/site-setup.ts'],
          // Above what the tests themselves wait for an element, so that a slow machine fails with its name.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/backend-setup.ts'],
          pool: 'forks',
          // Each file starts a Postgres of its own.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
