/**
 * The deck and note type ids are constant, so that Anki imports every export into the same deck with the same note
 * type.
 */
export const deckId = 1_763_683_200_000;
export const modelId = 1_763_683_200_001;

const deckName = 'Pratik';
const fields = ['Kelime', 'Anlam', 'Örnek cümle', 'Cümlenin Türkçesi', 'Not'];

const css = `.card { font-family: sans-serif; font-size: 22px; text-align: center; }
.example { font-size: 18px; color: #666; }`;

const question = '{{Kelime}}';
const answer = `{{FrontSide}}<hr id="answer">{{Anlam}}
<p class="example">{{Örnek cümle}}<br>{{Cümlenin Türkçesi}}</p>
<p class="example">{{Not}}</p>`;

/**
 * Returns the deck and note type of a collection in Anki’s schema 11. `mod` is the time of change in seconds since
 * 1970.
 */
export const deckParts = (mod: number) => ({
  conf: {
    activeDecks: [1],
    curDeck: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    curModel: String(modelId),
    nextPos: 1,
    sortType: 'noteFld',
    sortBackwards: false,
    addToCur: true,
  },
  models: {
    [modelId]: {
      id: modelId,
      name: deckName,
      type: 0,
      mod,
      usn: -1,
      sortf: 0,
      did: deckId,
      tmpls: [{ name: 'Kart 1', ord: 0, qfmt: question, afmt: answer, did: null, bqfmt: '', bafmt: '' }],
      flds: fields.map((name, ord) => ({
        name,
        ord,
        sticky: false,
        rtl: false,
        font: 'Arial',
        size: 20,
        media: [],
      })),
      css,
      latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
      latexPost: '\\end{document}',
      tags: [],
      vers: [],
      req: [[0, 'all', [0]]],
    },
  },
  decks: {
    1: deckOf(1, 'Default', mod),
    [deckId]: deckOf(deckId, deckName, mod),
  },
  dconf: {
    1: {
      id: 1,
      name: 'Default',
      mod: 0,
      usn: 0,
      maxTaken: 60,
      autoplay: true,
      timer: 0,
      replayq: true,
      new: {
        bury: true,
        delays: [1, 10],
        initialFactor: 2500,
        ints: [1, 4, 7],
        order: 1,
        perDay: 20,
        separate: true,
      },
      rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
      lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
    },
  },
});

const deckOf = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});
