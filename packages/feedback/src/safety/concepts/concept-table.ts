/**
 * Names of concepts with the words and phrases that express them, normalized and separated by `|`. `*` stands for any
 * ending of the last word.
 */
export type ConceptTable = Readonly<Record<string, string>>;
