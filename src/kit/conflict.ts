/** A field that somebody else has meanwhile changed to another value. The field of a technical figure is, for example, "specs.powerKw". */
export type Conflict = { field: string; by?: string /** Moment of their change, ISO 8601. */; at?: string }
