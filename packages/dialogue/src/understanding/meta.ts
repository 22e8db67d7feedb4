import { isUpset } from './clauses.ts';
import { fold, type Heard } from './hearing.ts';

/** A request about the conversation itself. `word` is the word that the request is about. */
export type MetaRequest =
  | {
      kind:
        | 'repeat'
        | 'slower'
        | 'simpler'
        | 'not-understood'
        | 'help'
        | 'thinking'
        | 'ask-if-real'
        | 'correct-me'
        | 'may-ask'
        | 'tell-joke';
    }
  | { kind: 'meaning'; word: string }
  | { kind: 'how-to-say'; word: string };

const clean = (word: string): string =>
  word
    .replace(/[?.!,;:"“”«»()]+/g, ' ')
    .replace(/^['’‘]+|['’‘]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const OUTER =
  /^(?:the |a |an )?(?:word |this word |phrase )?|\s*(?:please|in english|in turkish|mean|means|teacher)$/gi;

const named = (raw: string | undefined): string => clean(clean(raw ?? '').replace(OUTER, ''));

/** Returns quoted words. A single mark inside a word, as in "don't", does not open a quotation. */
const quoted = (raw: string): string | undefined => {
  const found =
    /["“«]([^"”»]{1,40})["”»]/.exec(raw) ?? /(?<!\p{L})[‘']([^"”»’']{1,40})[’'](?!\p{L})/u.exec(raw);
  return found?.[1];
};

const POINTERS = /^(?:it|this|that|this one|that word|this word|the word|word|something|these|those)?$/i;

function wordToSay(raw: string): string | undefined {
  const q = quoted(raw);
  const asks =
    /\bhow (?:do|can|would|should|to|did)?\s*(?:you|i|we|u|people)?\s*(?:say|call|write|translate|tell)\b/i.test(
      raw,
    ) ||
    /\bwhat(?:'s|’s| is| was)\b.{1,40}\bin english\b/i.test(raw) ||
    /\b(?:english|ingilizce(?:si|sini|de)?) (?:of|for|nedir|ne|nasıl)\b/i.test(raw) ||
    /\bingilizcesi\b|\bingilizcede\b.*\bne(?:ydi|dir)?\b|\bİngilizcesi\b/i.test(raw) ||
    /\bwhat(?:'s|’s| is) the english (?:word )?(?:for|of)\b/i.test(raw);
  if (!asks) return undefined;
  if (q) return clean(q);
  const after =
    /\bin english\s*[?:,.-]*\s*([\p{L} '’-]{2,40})\s*[?.!]*$/iu.exec(raw)?.[1] ??
    /\b(?:say|call|write|translate|tell)\s+(.+?)\s*(?:in english|in ingilizce)?\s*[?.!]*$/i.exec(raw)?.[1] ??
    /\bwhat(?:'s|’s| is| was)\s+(.+?)\s+in english/i.exec(raw)?.[1] ??
    /\benglish (?:word )?(?:for|of)\s+(.+?)\s*[?.!]*$/i.exec(raw)?.[1] ??
    /^(.+?)(?:['’]?n[ıiuü]n|['’][ıiuü]n)?\s+(?:ingilizce(?:si|de)|İngilizce(?:si|de))/iu.exec(raw)?.[1] ??
    '';
  const word = named(after);
  return POINTERS.test(word) ? '' : word;
}

/** Matches Turkish questions for the meaning of a word: "serious ne demek". */
const MEANS_IN_TURKISH =
  /^\s*(.+?)\s+(?:ne demek(?:tir|ti)?|ne anlama gel\S+|anlam[ıi] ne(?:dir)?|t[üu]rk[çc]esi ne(?:dir)?)\s*[?.!]*\s*$/iu;
const TURKISH_POINTERS = /^(?:bu|[şs]u|o|bu kelime|o kelime|[şs]u kelime|yani|peki|ama)$/iu;

function wordToExplain(raw: string, plain: string): string | undefined {
  const turkish = MEANS_IN_TURKISH.exec(
    raw.split(/(?<=[.!?])\s+/).find((part) => MEANS_IN_TURKISH.test(part)) ?? '',
  )?.[1];
  if (turkish !== undefined) {
    const word = quoted(turkish) ?? named(turkish).replace(/['’]?(?:n[ıiuü]n)$/u, '');
    return TURKISH_POINTERS.test(word) ? undefined : clean(word);
  }
  const q1 = quoted(raw);
  if (
    q1 &&
    /\b(?:do not|dont|did not|not) (?:understand|know) (?:what )?(?:is )?["“«‘']/.test(
      fold(raw).replace(/n't/g, ' not'),
    )
  )
    return clean(q1);
  const asks =
    /\bwhat (?:does|do|is|are|did|means?)\b.*\bmeans?\b|\bwhat (?!you |i |he |she |we |they )[\p{L}' -]{2,30} means?$|\bwhat mean\b|\bmeaning of\b|\bwhat is (?:the )?meaning\b|\bwhat means\b/u.test(
      plain,
    ) ||
    /\b(?:do not|dont|not|did not|no) (?:understand|know) (?:the |this |that |these )?(?:word|phrase|expression)\b/.test(
      plain,
    ) ||
    /\bwhat (?:is|are) (?:an? )?["“'][^"”']+["”']/.test(raw);
  if (!asks || /\bwhat do you mean\b/.test(plain)) return undefined;
  const q = quoted(raw);
  if (q) return clean(q);
  const found =
    /\bwhat(?:'s|’s)?\s*(?:does|do|is|are|did)?\s*(?:the )?(?:word )?(.+?)\s+means?\b/i.exec(raw)?.[1] ??
    /\bwhat (?:is|does) mean\s+(.+?)\s*[?.!]*$/i.exec(raw)?.[1] ??
    /\bwhat means\s+(.+?)\s*[?.!]*$/i.exec(raw)?.[1] ??
    /\bmeaning of\s+(.+?)\s*[?.!]*$/i.exec(raw)?.[1] ??
    /\b(?:word|phrase|expression)\s*[:,-]*\s*(.+?)\s*[?.!]*$/i.exec(raw)?.[1] ??
    '';
  const word = named(found);
  return POINTERS.test(word) ? '' : word;
}

/** Whether a message may ask for simpler words. The engine needs the levels of words only for such a message. */
export const asksForSimpler = (text: string): boolean =>
  /\b(?:simpl|eas|basic|rephrase|other words|another way|differently)/i.test(text);

/**
 * Returns the request about the conversation itself that a message contains, such as "Can you repeat?". Returns
 * null for any other message, also for a question about the topic, such as "Why?".
 */
export function metaIn(heard: Heard): MetaRequest | null {
  const raw = heard.raw.trim();
  const plain = heard.plain.replace(/ ,(?= |$)/g, '').trim();
  const count = heard.words.length;
  const say = wordToSay(raw);
  if (say !== undefined) return { kind: 'how-to-say', word: say };
  if (
    /\b(?:can|could|may) i ask (?:you )?(?:something|a question|one thing|one question|you)?$|^i have (?:a|one) question$/.test(
      plain,
    )
  )
    return { kind: 'may-ask' };
  if (/\b(?:tell|say|know) (?:me |us )?(?:a|any|some|another|one) (?:\w+ )?jokes?\b/.test(plain))
    return { kind: 'tell-joke' };
  const explain = wordToExplain(raw, plain);
  if (explain !== undefined) return { kind: 'meaning', word: explain };
  if (
    /\b(?:simpler|easier|simple|easy|basic) (?:way|words?|english|sentence|please)\b|\b(?:simply|simpler|more (?:simple|easy|simply|easily)|easier)\b.*(?:please|\?|$)/.test(
      plain,
    ) &&
    (/\b(?:say|speak|explain|ask|tell|use|can|could|please|talk)\b/.test(plain) || count <= 3) &&
    !/\b(?:is|was|are) (?:easier|simpler)\b/.test(plain)
  )
    return { kind: 'simpler' };
  if (
    /\b(?:say|put|explain|ask) (?:it|that|this)? ?(?:in )?(?:another way|differently|other words|different words)\b|\brephrase\b/.test(
      plain,
    )
  )
    return { kind: 'simpler' };
  if (
    /\b(?:slower|slowly|slow down|too fast|more slow|not so fast)\b/.test(plain) &&
    count <= 9 &&
    !/\b(?:drive|walk|run|internet|he|she|car|bus|eat)\b/.test(plain)
  )
    return { kind: 'slower' };
  if (
    (/\b(?:repeat|say (?:that|it|this)? ?again|one more time|once more|again please|ask again|come again)\b/.test(
      plain,
    ) &&
      count <= 9) ||
    /^(?:again|pardon|pardon me|sorry|excuse me|what did you say|what was that|what you said)$/.test(plain)
  )
    return { kind: 'repeat' };
  if (
    !isUpset(plain) &&
    /\b(?:do|did|can|could) not (?:really |quite )?(?:understand|get)(?: (?:it|that|you|this|the question|your question|what you (?:mean|say|said)|anything|me))?$|\b(?:do|did|can|could) not (?:really )?understand (?:you|it|the question|your question|what|anything|very|sorry)\b|^(?:sorry )?(?:i )?(?:not|no|do not|dont) understand(?: you)?$|\bwhat do you mean\b|\bwhat you mean\b|\bi am confused\b|^(?:what|huh|ha|eh|hm what)$|\bunderstand nothing\b/.test(
      plain,
    ) &&
    count <= 12
  )
    return { kind: 'not-understood' };
  if (
    /\b(?:are you|you are|am i talking to|is this|r u)\b.*\b(?:real|human|robot|bot|machine|computer|program|ai|a person|artificial|chatgpt)\b/.test(
      plain,
    ) &&
    count <= 12 &&
    /\?|^are|^is|^am/.test(raw.toLowerCase())
  )
    return { kind: 'ask-if-real' };
  if (
    /\b(?:correct (?:me|my)|my mistakes?|is (?:it|that|my (?:sentence|english)) (?:right|correct|true|good)|did i (?:say|make)|was (?:it|that) (?:right|correct))\b/.test(
      plain,
    ) &&
    /\?|please|correct (?:me|my)/.test(heard.raw.toLowerCase())
  )
    return { kind: 'correct-me' };
  if (
    /^(?:help|hint|ipucu|yardim)\b|\b(?:give me a hint|what (?:can|should|do|must) i (?:say|write|answer)$|how (?:do|can|should) i (?:answer|say)|(?:give|an|for) (?:me )?(?:an )?example please|i need (?:help|a hint)|do not know (?:what to|how to|what i) (?:say|answer|should)|can you help me$|could you help me$|help me please$|no idea what to say)\b/.test(
      plain,
    )
  )
    return { kind: 'help' };
  if (
    /^(?:h+m+|u+h*m+|e+r+|u+h+|let me think|wait|one (?:moment|second|minute)|just a (?:moment|second|minute)|a (?:moment|second)|give me a (?:moment|second|minute)|i am thinking)\b/.test(
      fold(plain),
    ) &&
    count <= 7
  )
    return { kind: 'thinking' };
  return null;
}
