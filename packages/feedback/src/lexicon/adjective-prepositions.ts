import { table } from './table.ts';
/** Maps an adjective or participle to its wrong prepositions, each with the right preposition. */
export const adjectivePrepositions = table<Readonly<Record<string, string>>>({
  afraid: table({ from: 'of', with: 'of', to: 'of' }),
  scared: table({ from: 'of' }),
  frightened: table({ from: 'of' }),
  interested: table({ about: 'in', with: 'in', at: 'in', to: 'in', on: 'in' }),
  married: table({ with: 'to' }),
  engaged: table({ with: 'to' }),
  proud: table({ with: 'of', from: 'of', about: 'of' }),
  bored: table({ from: 'with' }),

  full: table({ with: 'of', from: 'of' }),
  famous: table({ with: 'for', by: 'for' }),
  responsible: table({ from: 'for', of: 'for', about: 'for' }),
  similar: table({ with: 'to' }),
  allergic: table({ against: 'to', from: 'to' }),
  angry: table({ to: 'with', from: 'with' }),
  jealous: table({ from: 'of', to: 'of' }),
  ashamed: table({ from: 'of' }),
  dependent: table({ to: 'on', from: 'on', of: 'on' }),
  addicted: table({ with: 'to', of: 'to', from: 'to' }),
  worried: table({ from: 'about', of: 'about' }),
  aware: table({ from: 'of', about: 'of' }),
  fond: table({ from: 'of', to: 'of' }),
  sure: table({ from: 'of' }),
  sensitive: table({ against: 'to' }),
  respectful: table({ against: 'to' }),
  polite: table({ against: 'to' }),
  different: table({ of: 'from' }),
  capable: table({ to: 'of', for: 'of' }),
  pleased: table({ from: 'with' }),
  satisfied: table({ from: 'with' }),

  good: table({ in: 'at' }),
  bad: table({ in: 'at' }),
});

/**
 * Nouns for skills. "Good in" is wrong before these nouns, but may be right before other words, as in "good in
 * winter".
 */
export const skills: ReadonlySet<string> = new Set(
  `maths math mathematics physics chemistry biology history geography english turkish german french spanish russian
  football basketball volleyball tennis chess swimming cooking drawing painting dancing singing sports sport music
  languages science grammar running playing writing reading speaking`.split(/\s+/),
);
