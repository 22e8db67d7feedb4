import { errorPractice } from '@pratik/content/read/error-practice';
import { readLibrary } from '@pratik/content/read/read-library';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { shuffled } from '../generation/lines.ts';
import { buildLexicon } from '../understanding/lexicon.ts';
import { learnerProfiles } from './learners.ts';
import { levelReader } from './levels.ts';
import { measure } from './measures.ts';
import { simulate } from './simulate.ts';

/**
 * This program lets simulated learners talk with the dialogue engine and prints measurements: `npm run
 * evaluate:partner -- [--turns 12] [--draw 400] [--seed 1] [--only free|role-play|topic|<id>]`. `--draw N`
 * writes N random exchanges to a file for a human reviewer.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const out = (text: string): void => void process.stdout.write(`${text}\n`);

const seed = Number(option('seed') ?? 1);
const turns = Number(option('turns') ?? 12);
const only = option('only');
const { words, functionWords } = readLibrary().library;
const lexicon = buildLexicon(words);
const rules = (code: string) => errorPractice().points.find((point) => point.code === code)?.tip ?? [];
const levelled = levelReader(words, functionWords);
const { scenarios } = readScenarios();
const chosen = scenarios.filter(({ id, kind }) => only === undefined || id === only || kind === only);

const talks = chosen.flatMap((scenario) =>
  learnerProfiles.map((profile, index) =>
    simulate(scenario, profile, seed * 1000 + index, turns, { lexicon, rules }),
  ),
);
const groups = { all: talks } as Record<string, typeof talks>;
for (const kind of ['role-play', 'topic', 'free'])
  groups[kind] = talks.filter(([first]) => first?.scenario.kind === kind);
for (const [name, some] of Object.entries(groups)) {
  if (some.length === 0) continue;
  const {
    talks: count,
    exchanges,
    repetitions,
    unanswered,
    ignored,
    floor,
    above,
    p95,
  } = measure(some, levelled);
  out(
    `${name}: ${count} talks, ${exchanges} exchanges · repetitions ${repetitions} % · questions unanswered ${unanswered} % · sad facts ignored ${ignored} % · floor ${floor} % · words above level ${above} % · p95 ${p95} ms`,
  );
}

const draw = Number(option('draw') ?? 0);
const drawn = shuffled(talks.flat(), seed, 'draw').slice(0, draw);
for (const [index, { scenario, profile, before, message, reply }] of drawn.entries()) {
  out(`\n#${index + 1} ${scenario.id} (${scenario.level} ${scenario.kind}) ${profile}`);
  out(`  P: ${before}\n  L: ${message}\n  P: ${reply}`);
}
