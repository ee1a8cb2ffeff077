/** What every hire includes, and what the hirer is responsible for. */
export const hireTerms: readonly { term: string; text: string }[] = [
  { term: '24 hours', text: 'The standard hire, and what each price above is for.' },
  { term: 'Cables', text: 'Packed with every item, along with basic spares.' },
  { term: 'Testing', text: 'Before it leaves us, and again when it is back.' },
  { term: 'Delivery', text: 'We deliver and pick up any hire, or you collect it.' },
  { term: 'Damage', text: "Repair or replacement is the hirer's, as the hire agreement says." },
  { term: 'Company hire', text: 'Give us the ABN and the invoice goes to the company.' },
]
