// Throws the embedded database away: the next `npm run dev` makes a new one, with the sample events and the sample admin.
// Enquiries and mails of the inbox stay. Stop the servers that use the database first.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const directory = resolve(process.env.SOUTHBEAM_DATA_DIR || '.data')
for (const name of ['db', 'db.draft', 'jwt-secret']) rmSync(join(directory, name), { recursive: true, force: true })
console.log(`The database in ${directory} is gone. The next start makes a new one.`)
