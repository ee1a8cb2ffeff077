import { existsSync } from 'node:fs'
import { company } from '../../../src/content/company'
import type { EntryMistake } from '../mistake'

/** The certificate of currency is a file that visitors can download. */
export function checkCertificate(address: string = company.certificateOfCurrency): EntryMistake[] {
  if (!address.startsWith('/')) return []
  if (existsSync(new URL(`../../../public${address}`, import.meta.url))) return []
  const message = `there is no file public${address}. Upload it to the folder public under exactly this name.`
  return [{ entry: 'certificateOfCurrency', message }]
}
