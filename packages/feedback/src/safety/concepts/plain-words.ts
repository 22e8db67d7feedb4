import type { ConceptTable } from './concept-table.ts';

/** Words and phrases for all concerns that the other tables do not contain. */
export const plainWords: ConceptTable = {
  'will-read': 'they will find|will find them|she will find|he will find',
  'self-kill': 'kil my self|kil me self',
  'after-day': 'after today',
  'goodbye-x': 'that i love her|that i love him|that i love them',
  'gave-things':
    'gave my|gave away my|giving away my|give away my|give everything away|gave everything away|giving everything away|esyalarimi verdim',
  'not-need-after':
    'not need them after|wont need them after|not need it after|wont need it after|need them where|need it where|need anything where',
  'will-do-it': 'i will do it|i am going to do it|im going to do it|im gonna do it|ill do it|yapacagim',
  unstoppable: 'nobody can stop|no one can stop|noone can stop|dont try to stop|kimse durduramaz',
  'dead-then': 'when i will be dead|when i am dead|when im dead|after i am dead|when i will die|ben olunce',
  'regret-then': 'will understand|will be sorry|will miss me|will regret|anlayacak*|pisman olacak*',
  'body-danger': 'face is getting big|face gets big|lips are getting big|cannot speak',
  'no-reply': 'dont answer|doesnt answer|not answer|dont wake|doesnt wake|not wake|cevap vermi*|uyanmi*',
  'drank-poison':
    'drink the cleaning|drank the cleaning|drunk the cleaning|drink cleaning|drink bleach|drank detergent|drank the detergent|drink detergent|swallowed bleach|deterjan icti',
  'broke-in': 'broke in|broke into|broken into|breaking into|breaks into|eve girdi*|eve girmis*',
  'was-hit-by':
    'was hit by my|was beaten by my|was slapped by my|was kicked by my|was burned by my|was pushed by my',
  'still-hurts': 'still hurt*|still hurting|is hurting|bruise*|still red|still bleed*|hala agriyor|morardi*',
  'real-one':
    'the real one|my real one|the real mother|the real father|my real mother|my real father|gercegi',
  'must-say-fell':
    'say i fell|say that i fell|tell them i fell|tell that i fell|tell everyone i fell|dustum de',
  'hide-kids': 'hide the children|hide the kids|hide my children|hide my kids|cocuklari sakl*',
  'if-not-send': 'if i dont send|if i dont show|if i dont give|if i not send|gondermezsem|atmazsam',
  'come-house':
    'come to my house|comes to my house|come to our house|come to my school|comes to my school|will find me|finds me|evime gel*|okuluma gel*',
  'wants-nude':
    'not normal photo*|not normal foto|not normal picture*|not a normal photo|not a normal picture',
  'all-ready':
    'got everything ready|everything ready|everything is ready|i planned it|planned it|i have a plan|i have this plan|have this plan|her sey hazir',
  'make-pay':
    'make him pay|make her pay|make them pay|make them all pay|made them pay|made them all pay|will not walk again|never walk again|will not reach his|will not reach her',
  'pay-mood':
    'should be scared|not practising|not practicing|armed|where he lives|where she lives|where they live',
  'bought-poison': 'bought poison|have poison|got poison|zehir aldim',
  'in-food':
    'in his food|in her food|in their food|in his tea|in her tea|in his drink|in her drink|yemegine|cayina',
  'kill-tr-i': 'vuracagim|vurucam|oldurecegim|bicaklayacagim|bicakliycam',
  'i-choked': 'i choked him|i choked her|i strangled him|i strangled her|i choked my',
  'can-stop': 'can stop|cant stop|not stop|could stop|next time|this time|again',
  'want-hurt-x':
    'want to hurt my|want to hurt him|want to hurt her|wanna hurt my|wanna hurt him|wanna hurt her',
  'already-hurt': 'already pushed|already hit|already hurt|already cut|already burned|already choked',
  kneel:
    'kneeling in the bathroom|kneel in the bathroom|over the toilet|kneeling at the toilet|kneel at the toilet',
  'after-meal':
    'after each meal|after every meal|after meals|after i eat|after dinner|after lunch|yemekten sonra',
  'vomit-after': 'i always vomit after|i vomit after|always throw up after|i throw up after|i puke after',
  'own-doing': 'with my own|on purpose|not ill|not sick|my finger*|bilerek',
  'body-stops':
    'periods stopped|period stopped|hair is falling|hair falls|hair falling|adetim kesildi|saclarim dokul*',
  'hardly-eat': 'hardly eat|barely eat|almost nothing|eat nothing|dont eat|eat very little|yemiyorum',
  'throw-meal':
    'throw my lunch|throw my dinner|throw my food|throw away my lunch|throw away my food|yemegimi at*',
  'stay-hungry': 'ac kalmak isti*|want to starve|want to be hungry|eat nothing',
  'one-a-day':
    'eat one cucumber|eat one apple|eat only one|one cucumber in a day|one apple in a day|one cucumber a day|one apple a day',
  'see-bones': 'see my bones|sees my bones|my bones|big clothes because',
  'my-dealer': 'my dealer|torbacim|torbacima',
  'owe-use': 'i owe|owe him|been using|im using|i use|sold my',
  'day-without-it':
    'live a day without it|a day without it|an hour without it|one day without it|onsuz bir gun',
  'hidden-habit':
    'family knows nothing|nobody knows|knows nothing|i bought them|bought it from|months every day',
  'tried-quit': 'tried to quit|try to quit|tried to give up',
  'used-again': 'i used|using again|used again|used on',
  'given-drug':
    'gave me something white|gave me pills|gave me a pill|gave me powder|give me pills|gave me something at a party|hap verdiler',
  crave:
    'want it everyday|want it every day|i need them|i need it|take them every|take it every|steal money|cant stop|her gun istiyorum',
  'too-much-x': 'i took too much|i took too many|cok fazla aldim',
  'too-much-body':
    'heart is beating|heart beats|heart goes|dont tell anyone|dont tell anybody|cant feel|shaking',
};
