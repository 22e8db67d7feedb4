import { wordList } from './word-list.ts';

/** Common regular verbs, base form. */
export const regularVerbs: readonly string[] = wordList(`
accept accuse achieve act add admire admit adopt advertise advise affect afford agree allow amaze announce annoy
answer apologise apologize appear apply appreciate approach approve argue arrange arrest arrive ask assume attach
attack attempt attend attract avoid bake ban bark bathe behave believe belong blame boil book borrow bother breathe
brush bully bury calculate call camp cancel care carry cause celebrate change charge chase chat cheat check chew
choke claim clap clean clear click climb close collect comb combine compare compete complain complete concentrate
concern confirm confuse congratulate connect consider consist contact contain continue control convince cook copy
correct cough count cover crash create cross cry cycle damage dance dare decide declare decorate decrease defend
delay delete deliver demand deny depend deserve describe design destroy develop die disagree disappear disappoint
discover discuss dislike divide divorce double doubt download dress drop dry earn educate employ encourage end
enjoy enter entertain escape examine excite exercise exist expect experience explain explode explore express
face fail fasten fear fill film finish fit fix follow force frighten gain gather graduate greet guess guide hand
handle happen hate help hope hug hunt hurry identify ignore imagine improve include increase influence inform injure
insist inspire intend interest interrupt introduce invent invest invite involve iron join joke jump kick kill kiss
knock know lack land last laugh learn lie lift like limit link list listen live lock look love manage marry match
matter measure melt memorise memorize mend mention mind miss mix move murder name need notice obey object observe
obtain occur offer open operate order organise organize own pack paint park participate pass pause perform
persuade phone photograph pick plan plant play please point polish post postpone pour practise practice pray prefer
prepare present press pretend prevent print produce program promise pronounce protect prove provide publish pull
punish push queue raise reach realise realize receive recognise recognize recommend record recover recycle reduce
refer refuse regret relax rely remain remember remind remove rent repair repeat replace reply report represent
request rescue research reserve resign respect respond rest result retire return review rob roll ruin rush sail
save scare score scream search seem separate serve share shave shop shout sign skate ski skip slip slow smile smoke
sneeze snow solve sort sound stare start stay step stop stretch study succeed suffer suggest suit supply support
suppose surf surprise surround survive suspect swallow talk taste tease telephone text thank tidy tie touch train
transfer translate travel treat trust try turn type underline use vary visit volunteer vote wait walk want warn wash
waste watch water wave weigh welcome whisper wish wonder work worry wrap yell
`);

/** Of those, the ones that double their last consonant: stop → stopped. */
export const doublingVerbs: ReadonlySet<string> = new Set(
  wordList(`
admit ban chat clap control drop fit hug jog knit occur pat permit plan prefer program quit refer regret rob rub
shop skip slip stop step tap trap trip wrap travel cancel quarrel begin cut dig forget get hit let put run set shut
sit split spin swim win upset bet
`),
);
