import type { CefrLevel } from '@pratik/contract/common';

/**
 * Everyday words with their usual level. The library teaches these words only in phrases, only at a higher level,
 * or not at all.
 */
const everyday: readonly (readonly [CefrLevel, string])[] = [
  [
    'A1',
    `brown black white red blue green yellow grey pink purple orange long short big small tall park next lake food
    kind need place middle stand light dark fine away call full past call lot front far near bell ring cake toast
    juice sandwich potato tomato lemon banana apple rice soup salad chips chocolate ice cream sugar salt pet dog cat
    bird fish horse cow duck sport football basketball tennis swimming video photo phone computer desk board bag box
    pen pencil paper key seat excuse welcome hello hi bye goodbye okay ok yes no please thanks sorry oh wow hey hmm
    sound mum dad mom grandma grandpa baby boy girl man woman men women child children people family friend wake luck
    email website internet colour color centre center second minute hour half quarter noon midnight birthday summer
    winter spring autumn sunny rainy cloudy windy snowy lovely wonderful great nice favourite favorite understand
    send cry try get got put let lets list address visitor something anything everything nothing someone anyone
    everyone nobody somebody together outside inside upstairs downstairs today tonight tomorrow yesterday`,
  ],
  [
    'A2',
    `dish dry special rubbish toy plastic smell pound euro dollar lira pair pool stair village gate fresh medium cup
    cash flat alone housework boot sandal trainer wedding moment middle signs burn suddenly golden heat colourful
    grandparents grandmother grandfather unusual ordinary normally interview uniform appointment message
    conversation grammar vocabulary sentence topic reply mistake hobby weekend plan trip journey`,
  ],
];

export const everydayWords = everyday.flatMap(([level, words]) =>
  words.split(/\s+/).map((word) => ({ word, level })),
);
