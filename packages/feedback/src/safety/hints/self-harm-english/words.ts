import type { Words } from '../../frame.ts';

/** Normalized words that several rules for self-harm in English share. */
export const i: Words = 'i|im|ive|ill|id|am i';
export const not: Words =
  'not|never|dont|didnt|doesnt|cant|cannot|wont|wouldnt|shouldnt|couldnt|no|no more|without|nothing|hadnt|wasnt|werent|isnt|wish|lost|hard to|any';
export const people: Words =
  'everyone|everybody|every one|family|parents|mother|mum|mom|father|dad|they|people|world|friends|children|kids|husband|wife|brother|sister|you|life|house|all|someone|others|it';
export const nobody: Words = 'nobody|no one|noone|no body|none|who|not anybody|not anyone|anyone|anybody';
export const gone: Words =
  'die|died|dead|dies|dying|gone|disappear|disappeared|vanish|vanished|not here|wasnt here|werent here|am not here|was not here|were not here|not exist|didnt exist|dont exist|did not exist|not alive|wasnt alive|not around|wasnt around|werent around|not in this world|not born|never born|never existed|kill myself|leave this world|go forever';
export const place: Words =
  'in a|in an|in the|in this city|in this country|in this house|in turkey|in istanbul|village|city|town|country|abroad|flat|apartment|dorm|with my parents|near|roommate|istanbul|ankara|neighbourhood|hotel|school|office';
export const me: Words =
  'myself|my self|me|my arm|my arms|my wrist|my wrists|my leg|my legs|my skin|my thigh|my thighs|my veins|my vein|my body|my stomach';
export const everyday: Words =
  'homework|exam|lesson|course|project|task|work|job|diet|meal|early|late|alarm|sunday|weekend|monday|noon|at six|at seven|at five|at eight';
export const pills: Words =
  'pill|pills|tablet|tablets|medicine|medicines|meds|drug|drugs|antidepressants|painkillers|capsules|paracetamol|paracetamols|aspirin|aspirins|parol|xanax';
export const despair: Words =
  'sad|empty|depressed|stressed|alone|lonely|numb|on purpose|purposely|feel better|feels better|feel something|feel alive|to feel|relax|relaxes|calm|calms|relief|relieved|to forget|punish|hate|razor|razors|blade|blades|cigarette|cigarettes|lighter|scissors|secretly|at night|every night|again|helps|bleed|blood';
