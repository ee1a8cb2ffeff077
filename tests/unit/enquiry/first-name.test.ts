import { expect, it } from 'vitest'
import { getAccountName, getFirstName } from '../../../src/enquiry/first-name'

it.each([
  ['Priya Nair', 'Priya'],
  ['Dr. Priya Nair', 'Priya'],
  ['Captain Sam Field', 'Sam'],
  ['DJ Kayla', 'Kayla'],
  ['KAYLA MERRICK', 'Kayla'],
  ['JEAN-LUC FIELD', 'Jean-Luc'],
  ['kayla', 'Kayla'],
  ['Kayla.', 'Kayla'],
  ['Kayla & Tom', 'Kayla'],
  ['Kayla (bride)', 'Kayla'],
  ['Jo Field', 'Jo'],
  ['JP Lane', 'JP'],
  ['Van Tran', 'Van'],
  ['D’Arcy Lane', 'D’Arcy'],
  ['José O’Neill', 'José'],
  ['李明', '李明'],
])('finds the first name of %j', (fullName, name) => expect(getFirstName(fullName)).toBe(name))

it.each([
  '',
  'Dr.',
  'Mr & Mrs Nair',
  'Mr and Mrs Nair',
  'mr and mrs nair',
  'Nair, Priya',
  'The Kiama Show Society',
  'the Show',
  'The Nguyens',
  'Kiama Public School',
  "St Mary's College",
  'Rotary Club of Kiama',
  'Acme Pty. Ltd.',
  'Acme Events, Kiama',
  'P & C Committee',
  'A. Nair',
  'Reception',
  'van der Berg',
  'constructor1',
])('finds no first name in %j', (fullName) => expect(getFirstName(fullName)).toBe(''))

it.each([
  ['kayla.merrick@site.example', 'Kayla Merrick'],
  ['kayla.merrick+work@site.example', 'Kayla Merrick'],
  ['kayla@site.example', ''],
  ['k.merrick@site.example', ''],
  ['kayla.merrick2@site.example', ''],
  ['events.team@site.example', ''],
  ['bookings@site.example', ''],
  ['', ''],
])('signs for the account %j with %j', (email, name) => expect(getAccountName(email)).toBe(name))
