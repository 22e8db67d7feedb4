import { wordList } from './word-list.ts';

/** Words used in chats and new words, which dictionaries do not contain. The spelling check accepts them as correct. */
export const informalWords: ReadonlySet<string> = new Set(
  wordList(`
ok okay yeah yep yup nope nah hey hiya hi wow oh ooh aah aww ah uh um hmm hm mmm haha hahaha hehe lol omg btw
imo imho idk tbh asap fyi brb thx pls plz bye gonna wanna gotta kinda sorta dunno lemme gimme ya cuz cos ’cause
selfie selfies podcast podcasts blog blogs vlog vlogs vlogger blogger youtuber youtubers youtube instagram
whatsapp tiktok netflix spotify twitter facebook google zoom chatgpt ai app apps emoji emojis online offline wifi
smartphone smartphones laptop laptops hashtag meme memes anime manga kpop esports streamer gamer hoodie
mum mom dad granny grandpa grandma grandad bro sis emoji vegan covid coronavirus email emails website websites
espresso latte cappuccino americano sushi pizza burger kebab sudoku karaoke tsunami pilates zumba crossfit
cv tv tvs pc usb dvd cd vs etc km kg cm gb mb hrs ielts toefl cefr usa uk eu ussr nato nba uefa fifa
`),
);
