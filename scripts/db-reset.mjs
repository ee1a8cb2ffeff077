// Deletes the embedded database and the uploaded pictures. The next `npm run dev` creates a new database with the sample
// events and the sample admin. Keeps enquiries and mails. Stop the servers that use the database first.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const directory = resolve(process.env.LOCAL_DATA_DIR || '.data')
for (const name of ['db', 'db.draft', 'storage', 'jwt-secret'])
  rmSync(join(directory, name), { recursive: true, force: true })
console.log(`Deleted the database and the uploaded pictures in ${directory}. The next start creates a new one.`)
