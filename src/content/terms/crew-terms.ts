/** After how many hours the client provides a meal for the crew. Sample data. */
export const mealAfterHours = 4
