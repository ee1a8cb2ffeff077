// Saves a picture of every page at five widths, of the hire items only samples. With `--against <commit>`, shows only what
// differs from that commit: it is built in a temporary worktree, and both are photographed with the same clock, browser and
// fonts.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'

const args = process.argv.slice(2)
const flag = args.indexOf('--against')
const [, commit] = flag < 0 ? [] : args.splice(flag, 2)
const now = String(Date.now())

function run(program, parameters, options) {
  execFileSync(program, parameters, { stdio: 'inherit', ...options })
}
const build = (cwd) =>
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'preview'], { cwd })

/** The other arguments go to Playwright, such as `-g /packages`. */
function photograph(site, pictures) {
  run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=screenshots', ...args],
    { env: { ...process.env, SITE: site, SCREENSHOTS: pictures, SCREENSHOTS_TIME: now } },
  )
}

build('.')
if (flag < 0) photograph('.', 'screenshots')
else await compareWith(commit)

async function compareWith(name) {
  const temporary = mkdtempSync(join(tmpdir(), 'site-against-'))
  const worktree = join(temporary, 'site')
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')]
  const differences = 'screenshots/against'
  try {
    run('git', ['worktree', 'add', '--detach', worktree, name])
    symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction')
    // Pictures that both have are encoded once.
    mkdirSync(join(worktree, '.cache'))
    symlinkSync(resolve('.cache/pictures'), join(worktree, '.cache/pictures'), 'junction')
    build(worktree)
    photograph(worktree, before)
    photograph('.', after)
    rmSync(differences, { recursive: true, force: true })
    const list = (folder) => readdirSync(folder, { recursive: true })
    const files = new Set([before, after].flatMap(list).filter((file) => file.endsWith('.png')))
    const changed = []
    for (const file of [...files].toSorted()) {
      if (await isChanged(join(before, file), join(after, file), join(differences, file)))
        changed.push(file)
    }
    console.log(`\n${changed.length} of ${files.size} pictures differ from ${name}.`)
    for (const file of changed) console.log(`  ${differences}/${file}`)
  } finally {
    run('git', ['worktree', 'remove', '--force', worktree])
    rmSync(temporary, { recursive: true })
  }
}

/** Whether two pictures differ. Then it saves them side by side, the older one first. */
async function isChanged(left, right, file) {
  const pictures = [left, right].filter((picture) => existsSync(picture))
  const raws = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (raws.length === 2 && raws[0].data.equals(raws[1].data)) return false
  mkdirSync(dirname(file), { recursive: true })
  const width = Math.max(...raws.map(({ info }) => info.width))
  const height = Math.max(...raws.map(({ info }) => info.height))
  await sharp({ create: { width: 2 * width + 20, height, channels: 3, background: 'white' } })
    .composite(pictures.map((input) => ({ input, top: 0, left: input === left ? 0 : width + 20 })))
    .png()
    .toFile(file)
  return true
}
