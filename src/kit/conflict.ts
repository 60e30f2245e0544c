/** A field that somebody else has meanwhile changed to another value. A technical figure is named "specs.powerKw". */
export type Conflict = { field: string; by?: string /** Moment of their change, ISO 8601. */; at?: string }
