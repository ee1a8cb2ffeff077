/** A technician, who sets up and runs the sound or the lights, in AUD excluding GST. Sample data. */
export const technician = { price: 300, hours: 5, extraHour: 80 }

/** After how many hours the client provides a meal. Sample data. */
export const mealAfterHours = 4
