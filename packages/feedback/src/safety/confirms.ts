import { foldWords } from './fold.ts';

const yes =
  /^(?:(?:well|um+|uh+|mm+|honestly|actually|ok|okay|i think|maybe|belki|aslinda|sey|hocam|teacher) )*(?:yes|yea|yeah|yep|yess+|ya|evet|aynen|maalesef|ne yazik ki|unfortunately|sometimes|some times|often|always|every day|every night|a little|a bit|very much|bazen|sik sik|hep|her gun|biraz|cok|i do|i am|he does|she does|they do|it is|i think so|i guess so|true|dogru|oyle|sanirim|galiba|how do you know|nereden bildin|nasil bildin|i am not (?:safe|ok|okay|fine|well)|im not (?:safe|ok|okay|fine|well)|iyi degilim|guvende degilim|korkuyorum|i am (?:so |very )?(?:afraid|scared)|help(?: me)?|yardim)\b/;
const no =
  /\b(?:no|nope|not really|i am fine|im fine|i am ok|im ok|i am okay|im okay|i am good|fine thanks|joke|joking|kidding|hayir|yok|iyiyim|saka|sorun yok|film|movie|game|oyun|just tired|only tired|homework|never|asla)\b/;
const notWell = /\bno i(?: am|m) not (?:safe|ok|okay|fine|well)\b|\bhayir iyi degilim\b/;

/** Whether the learner answers "yes" to the partner’s caring question about a concern. */
export const confirms = (answer: string): boolean => {
  const said = foldWords(answer);
  if (notWell.test(said)) return true;
  return yes.test(said) && !no.test(said);
};
