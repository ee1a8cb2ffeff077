/** Texts for announcements that recur, to start from in the event form. The admin replaces the text in square brackets. */
export const eventTemplates = [
  {
    name: 'New equipment',
    fields: {
      category: 'Equipment Update',
      title: 'New for hire: [name of the item]',
      description:
        'You can now hire the [name of the item]. [What it is good for, in one sentence.] It costs [price with GST] for 24 hours.',
    },
  },
  {
    name: 'Public holiday hours',
    fields: {
      category: 'Service Update',
      title: 'Our hours on [name of the holiday]',
      description:
        'Our office is [closed, or open from when to when] on [day and date]. Collect and return hire equipment on [day before or after] between [times]. Events that are booked for the holiday go ahead as planned.',
    },
  },
] as const
