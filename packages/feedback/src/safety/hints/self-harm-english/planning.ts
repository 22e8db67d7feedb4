import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play, slip } from '../beside.ts';
import { i } from './words.ts';

const sights =
  'photo*|picture*|selfie|view|beautiful|fish*|cafe|ferry|bus|ticket|friends|sunset|boat*|clean*|tea|coffee|breakfast|bungee|parachute|swim*|pool';

/** Rules for suicide plans: a day, a place, a means, a farewell letter, or voices that tell the writer to do it. */
export const planning: readonly Rule[] = [
  frame(
    [
      'write|writing|wrote|sent|send|sending|recorded|recording|leave|leaving|left',
      'last|final|goodbye|farewell',
      'message|messages|letter|letters|note|notes|video|words',
      'friends|family|everyone|everybody|mother|mum|mom|parents|father|tonight|before i|people i love|children|kids|behind',
    ],
    {
      but: [
        fiction,
        'colleague*|year|exam*|school|semester|retire*|job|holiday|birthday|moved|army|abroad|party|course',
      ],
    },
  ),
  frame(
    [
      'voice|voices|something inside|demon|demons|my brain|my head|my mind',
      'say|says|tell|tells|told|said|whisper*|want|wants|order*|shout*',
      'me|i',
      'die|jump|kill*|do it|hurt|cut|harm|end|hang|disappear|give up',
    ],
    { within: 4, but: [fiction, play, 'assistant|teacher|recording|hurts'] },
  ),
  frame(
    [
      i,
      'chose|choosed|chosen|choose|decided|planned|picked|prepared|know',
      'day|date|place|method|when|how|where',
      'suffer*|die|over|finish*|peace|no pain|after it|never again|last day|goodbye',
    ],
    { within: 5, but: [fiction, play, 'wedding|exam*|holiday|trip|course|homework|school|travel*|meeting'] },
  ),
  frame(
    [
      i,
      'stand*|stood|sit|sat|sitting|climb*|went up|go up|look|looks|looked|looking|walk*|wait*',
      'bridge|roof|balcony|window|cliff|edge|rails|railway|platform|tracks|top of the building|terrace',
      'think*|thought|maybe|want*|jump*|fall|falling|step|let go|finish|end|enough|disappear',
    ],
    { within: 5, but: [fiction, play, sights] },
  ),
  frame(
    [
      'bridge|roof|balcony|cliff|edge|rails|tracks',
      'water|down|below|train|trains',
      'think*|thought|want*',
      'maybe|today|jump*|end|finish|step|let go|now|tonight',
    ],
    { within: 5, but: [fiction, play, sights] },
  ),
  frame(
    [
      'painless*|without pain|without suffering|no pain|easiest|fastest|quickest|does it hurt|easy way|quick way|how many',
      'die|death|dying|suicide|kill myself|kill me|stop living|end my|end it|disappear|stop breathing',
    ],
    { within: 6, but: [fiction, play, 'mosquito*|weeds|spider*|ants|dentist|tooth|people die|people died'] },
  ),
  frame(
    ['drink|drank|drunk|drinking|swallow*', 'bleach|poison|detergent|acid|cleaning liquid|petrol|chlorine'],
    { within: 3, but: [fiction, 'cat|dog|baby|child|children|by mistake|mistakenly|accident*'] },
  ),
  frame(
    [
      'knife|gun|razor|blade|rope|cable|belt',
      'my neck|my throat|my head|my wrist|my wrists|my veins|my heart|my chest',
    ],
    { within: 4, but: [fiction, play, slip, 'barber*|doctor|surgeon|thief|robber|he|she|they'] },
  ),
  frame(
    [
      'arms|arm|legs|leg|wrists|wrist|skin|body|thighs',
      'full of|covered with|covered in|covered by|have many|has many|have a lot of',
      'cuts|scars|scratches|cut marks|razor marks',
    ],
    { within: 1, but: [slip, 'mosquito*|thorn*|rose*|garden*|childhood|chicken*|football*'] },
  ),
  frame(
    [
      i,
      'stopped|stop|dont|do not|refuse|quit',
      'eat|to eat|eating|drinking|food',
      'die|disappear|become nothing|be nothing|punish|vanish|go away|leave this',
    ],
    { within: 5, but: [fiction, 'meat|sugar|chocolate|bread|diet|ramadan|vegetarian|animals'] },
  ),
];
