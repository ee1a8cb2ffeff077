/** An object with the same keys, whose values are changed. */
export const mapValues = <Key extends string, Value, Changed>(
  values: Readonly<Record<Key, Value>>,
  change: (value: Value) => Changed,
) =>
  Object.fromEntries(
    Object.entries<Value>(values).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, Changed>
