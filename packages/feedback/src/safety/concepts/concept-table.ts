/**
 * Maps the name of a concept to the words and phrases that express the concept. The phrases are normalized
 * and separated by `|`. `*` means that the last word may have any ending.
 */
export type ConceptTable = Readonly<Record<string, string>>;
