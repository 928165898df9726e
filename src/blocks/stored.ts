/** Stored fields of a record. */
export type Stored = Readonly<Record<string, unknown>>;

/** Collections whose records several pages share. */
export type ListName = 'testimonials' | 'people';
