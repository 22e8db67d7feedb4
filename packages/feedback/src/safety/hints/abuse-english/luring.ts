import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { album, fiction, play, slip, surprise } from '../beside.ts';
import { said, who } from './words.ts';

/** Rules for threats, requests for pictures, and secrets. */
export const luring: readonly Rule[] = [
  // Rules for threats in English.
  frame(
    [
      'threat|threats|threaten|threatens|threatened|threatening|treatens|treaten|threathen*|threating',
      'me|us|my|to kill|to hurt|with a knife|with knife|her|to share|to send|to post|to tell|to beat|by',
    ],
    { within: 2, but: [fiction, 'species|climate|nature|planet|by climate|by pollution|forest*|rain'] },
  ),
  frame(
    [
      who,
      'said|says|say|told|tells|saying|swears|wants|wanted|tried|going|promised|threatens',
      'kill|hurt|beat|stab|shoot|burn|rape|cut|destroy|find|strangle|drown',
      'me|my mum|my mom|my mother|my sister|my brother|my family|my cat|my dog|us|her|my children|my kids',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'jokingly|mosquito',
        'am late|be late|haha|broke|vase|lol|find me a|find us a|find me an|at the station|help|cat will|in the game',
      ],
    },
  ),
  frame(
    [
      'he|she|they|husband|boyfriend|father|stepfather|uncle|ex',
      'will|would|gonna|going to|can',
      'kill|hurt|beat|hit|punish|shoot|stab|burn',
      'me|us|my|her',
      'if i|if we|when i|if she|when he',
    ],
    {
      within: 2,
      but: [fiction, play, 'am late|haha|broke|vase|my mark*|exam|plate|eat|ate|forget|forgot|lol'],
    },
  ),
  frame(['knife|gun|pistol|weapon', 'me|us|my mother|my mum|my mom|my throat|my neck|my sister'], {
    within: 3,
    but: [fiction, play, slip, 'gave me|gift|give me|bought me|pass me|bring me|for me'],
  }),
  frame(
    [
      who,
      'share|shares|shared|post|posts|posted|send|sends|sent|spread|publish|leak*|show|showed|shows',
      'my photos|my pictures|my photo|my picture|my pics|my video|my videos|my nudes|my private|photos of me|pictures of me|video of me',
    ],
    { within: 5, but: [fiction, album, 'nice|liked|likes|exhibition|i was happy'] },
  ),
  // Rules for requests for pictures, and for secrets, in English.
  frame(
    [
      `man|men|guy|stranger|someone|somebody|he|she|they|boy|person|teacher|coach|boss|uncle|stepfather|boyfriend|ex|friend|adult|trainer|tutor|neighbour|neighbor|cousin|online|internet|instagram|discord|tiktok|game`,
      'ask|asks|asked|asking|want|wants|wanted|wanting|demand|demands|insist*|begs|force|forces|tells|told|pressure*|request*',
      'photo|photos|picture|pictures|pic|pics|selfie|selfies|video|videos|nude|nudes|webcam|camera',
      'me|my|body|naked|nude|underwear|bikini|clothes|private|sexy|bath|shower|bed|mirror|send|face',
    ],
    {
      within: 4,
      but: [fiction, album, 'take a photo of them|take their|took their|take his|take her', 'of the'],
    },
  ),
  frame(
    [
      'man|men|guy|stranger|someone|somebody|he|she|they|boy|person|teacher|coach|boss|uncle|stepfather|boyfriend|ex|adult|trainer|tutor|neighbour|neighbor|cousin|internet|instagram|discord',
      'ask|asks|asked|asking|want|wants|wanted|demand|demands|insist*|force|forces|forced|keeps asking|tells|told',
      'my photo|my photos|my picture|my pictures|my pics|my selfie|my video|photos from me|photo from me|pictures from me|for my photo|for my pictures|for photos|for pictures|nudes|naked|bad photos|bad pictures|private photos|secret photos|send photos|send him photos|send pictures|send him pictures|send my|photos of me|pictures of me|photos of my body|pictures of my body|my body|special photos',
    ],
    { within: 3, but: [fiction, album, 'body language'] },
  ),
  frame(
    [
      who,
      said,
      'our secret|a secret|secret between|little secret|not tell|dont tell|do not tell|never tell|not to tell|not say|dont say|do not say|keep it secret|keep this secret|keep secret|keep quiet|stay quiet|be quiet about|nobody will believe|no one will believe|nobody believe|nobody would believe|not to say|between us|shut up or|must not tell|cant tell',
    ],
    {
      within: 4,
      but: [
        fiction,
        play,
        surprise,
        'how|where|the answer|truth|lie|lies|their age|her age|bad words|goodbye',
      ],
    },
  ),
  frame(['its|it is|this is|is|that is', 'our secret|our little secret|secret between us'], {
    within: 1,
    but: [fiction, surprise],
  }),
  frame(
    [
      'cant|cannot|afraid to|scared to|not allowed to|must not|forbids me to|dare',
      'tell',
      'anyone|anybody|my mother|my mum|my mom|my parents|my family|police|what he|what happened|what happens at home|what they do',
    ],
    { within: 1, but: [fiction, surprise, play] },
  ),
  frame(
    [
      'adult|man|guy|stranger|older|boy i met|someone i met|person i met|years old man|online friend|internet friend',
      'meet me|meet with me|see me alone|come to his|go to his house|to his home|to his flat|to his car|get in his car|pick me up|hotel|meet alone|meet secretly|be alone with me|my girlfriend|wants to meet',
    ],
    { within: 6, but: [fiction, 'interview|customer|guest|reservation|hotel manager'] },
  ),
];
