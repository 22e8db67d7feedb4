/**
 * Irregular verbs: base form, past form, past participle. If a verb has two past forms or participles, corrections
 * use the first.
 */
export const irregularVerbs: readonly (readonly [base: string, past: string, participle: string])[] = `
be was been|become became become|begin began begun|bend bent bent|bet bet bet|bite bit bitten|bleed bled bled
blow blew blown|break broke broken|bring brought brought|build built built|burn burned/burnt burned/burnt
burst burst burst|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost
creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn
dream dreamed/dreamt dreamed/dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen
feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forbid forbade forbidden
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given
go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit
hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led
lean leaned/leant leaned/leant|learn learned/learnt learned/learnt|leave left left|lend lent lent|let let let
lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met
overcome overcame overcome|oversleep overslept overslept|pay paid paid|prove proved proven/proved|put put put
quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken
shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat
sleep slept slept|smell smelled/smelt smelled/smelt|speak spoke spoken|spell spelled/spelt spelled/spelt
spend spent spent|spill spilled/spilt spilled/spilt|split split split|spoil spoiled/spoilt spoiled/spoilt
spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung
strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|take took taken|teach taught taught
tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood
upset upset upset|wake woke woken|wear wore worn|weep wept wept|win won won|wind wound wound|write wrote written
rewrite rewrote rewritten|undo undid undone|withdraw withdrew withdrawn|misunderstand misunderstood misunderstood
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|bind bound bound|breed bred bred
broadcast broadcast broadcast|cast cast cast|cling clung clung|flee fled fled|foresee foresaw foreseen
forecast forecast forecast|grind ground ground|kneel knelt knelt|leap leapt/leaped leapt/leaped
mislead misled misled|mistake mistook mistaken|outgrow outgrew outgrown|oversee oversaw overseen
overtake overtook overtaken|overhear overheard overheard|rebuild rebuilt rebuilt|redo redid redone|repay repaid repaid
rethink rethought rethought|shrink shrank shrunk|slide slid slid|sow sowed sown/sowed|speed sped sped
spin spun spun|spit spat spat|spring sprang sprung|stink stank stunk|swell swelled swollen|swing swung swung
thrust thrust thrust|tread trod trodden|undergo underwent undergone|undertake undertook undertaken
uphold upheld upheld|weave wove woven|withhold withheld withheld|withstand withstood withstood|wring wrung wrung
`
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [base = '', past = '', participle = ''] = entry.trim().split(/\s+/);
    return [base, past, participle] as const;
  });
