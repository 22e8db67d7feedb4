import type { ScenarioSlot } from '@pratik/content/kinds/scenario';
import type { Heard } from './hearing.ts';

/**
 * This module finds times, days, prices and other entities in the learner’s message. Each entity is returned as a
 * phrase that fits into a partner sentence, such as "at half past nine", "on Saturday" or "two days".
 */
export type EntityType = NonNullable<ScenarioSlot['type']>;

const UNITS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const NUMBER = `\\d{1,6}|(?:${TENS})(?:[ -](?:${UNITS}))?|${UNITS}|(?:a|one|two|three|four|five) hundred(?: and \\w+)?`;
const HOUR = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const match = (text: string, source: string): RegExpMatchArray | null => text.match(new RegExp(source, 'u'));

function time(text: string, asked: boolean): string | undefined {
  const past = match(
    text,
    `\\b((?:half|quarter|five|ten|twenty|twenty[ -]five)(?: minutes)? (?:past|to) (?:${HOUR}))\\b`,
  );
  if (past) return `at ${past[1]}`;
  const clock = match(text, '\\b(\\d{1,2}:\\d\\d)(?: ?(am|pm))?\\b');
  if (clock) return `at ${clock[1]}${clock[2] ? ` ${clock[2]}` : ''}`;
  const marked = match(text, `\\b(${HOUR}) ?(?:(o'?clock)|(am|pm)\\b)`);
  if (marked) return `at ${marked[1]} ${marked[2] ? "o'clock" : marked[3]}`;
  const plain = match(
    text,
    `\\b(?:at|around|about) (${HOUR})(?: (thirty|fifteen|forty[ -]five))?(?= ,|$| on | in | tomorrow| today| please)`,
  );
  if (plain) return `at ${plain[1]}${plain[2] ? ` ${plain[2]}` : " o'clock"}`;
  const part = match(text, '\\b(?:in the |this )?(morning|afternoon|evening)\\b');
  if (part) return `in the ${part[1]}`;
  const named = match(text, '\\b(noon|midnight|lunchtime|lunch time)\\b');
  if (named) return `at ${named[1]}`;
  const bare = asked ? match(text, `^(?:\\w+ ){0,3}(${HOUR})(?: please)?$`) : null;
  return bare ? `at ${bare[1]} o'clock` : undefined;
}

function day(text: string): string | undefined {
  const week = match(text, `\\b(next |this )?(${WEEKDAYS})(?: (morning|afternoon|evening|night))?\\b`);
  if (week) return `${week[1] ?? 'on '}${upper(week[2] ?? '')}${week[3] ? ` ${week[3]}` : ''}`;
  const near = match(
    text,
    '\\b(the day after tomorrow|tomorrow|today|tonight|next week|this week|next month|this weekend|next weekend)\\b',
  );
  if (near) return near[1];
  return match(text, '\\bweekend\\b') ? 'at the weekend' : undefined;
}

/** Returns the period if the whole message names one, such as "all summer" or "for the weekend". */
function wholePeriod(text: string): string | undefined {
  const period = match(
    text,
    '^(?:i stayed |for |only |just |it was |about )*(?:all|the whole|all the|the|one) (weekend|summer|winter|night|week|month|year)$',
  );
  return period ? `the whole ${period[1]}` : undefined;
}

function duration(text: string): string | undefined {
  const span = match(
    text,
    `\\b((?:${NUMBER}|an?|a few|a couple of|half an|several|many) (?:and a half )?(minute|hour|day|night|week|month|year)s?)\\b`,
  );
  if (!span?.[1]) return wholePeriod(text);
  const several = !/^(?:an?|one|1|half an) /.test(span[1]);
  return several && !span[1].endsWith('s') ? `${span[1]}s` : span[1];
}

function price(text: string, asked: boolean): string | undefined {
  const sum = match(text, `\\b(${NUMBER}(?: thousand)?) ?(lira|liras|tl|euros?|pounds?|dollars?)\\b`);
  if (sum)
    return `${sum[1]} ${/^(?:tl|liras?)$/.test(sum[2] ?? '') ? 'lira' : `${sum[2]?.replace(/s$/, '')}s`}`;
  return asked ? number(text) : undefined;
}

function number(text: string): string | undefined {
  const found = match(text, `\\b(${NUMBER})\\b`)?.[1];
  return found ?? match(text, '\\b(a couple|a few)\\b')?.[1];
}

const NOT_NAMES =
  /^(?:yes|no|ok|okay|sure|please|thanks|hello|hi|sorry|what|why|help|maybe|good|fine|and|the|not|never|because|evet|hay[ıi]r|tamam|anlamad[ıi]m|bilmiyorum|yok|var|merhaba|selam|also|really|sometimes|always|here|tired|happy|sad|student|teacher|hmm|lol)$/i;

function name(raw: string, asked: boolean): string | undefined {
  const said = raw.match(/\b(?:my name(?: is|'s|’s)?|name is|call me|this is)\s+(\p{L}[\p{L}'’-]+)/iu);
  const short = asked
    ? raw.match(
        /^\s*(?:(?:hi|hello|hey)\b[,!.]?\s*)?(?:(?:I am|I['’]m|It is|It['’]s|for)\s+)?(\p{L}[\p{L}'’-]+)\s*[.!]?\s*(?:please)?[.!]?\s*$/iu,
      )
    : null;
  const found = (said ?? short)?.[1];
  if (!found || NOT_NAMES.test(found)) return undefined;
  return found.charAt(0).toLocaleUpperCase('tr') + found.slice(1);
}

/**
 * Returns the entity of the given type in the message, or undefined if the message contains no such entity.
 * `asked`: whether the partner has just asked for an entity of this type.
 */
export function findEntity(type: EntityType, heard: Heard, asked: boolean): string | undefined {
  const text = heard.plain;
  switch (type) {
    case 'time':
      return time(text, asked);
    case 'day':
      return day(text);
    case 'duration':
      return duration(text);
    case 'price':
      return price(text, asked);
    case 'number':
      return number(text);
    case 'name':
      return name(heard.raw, asked);
  }
}
