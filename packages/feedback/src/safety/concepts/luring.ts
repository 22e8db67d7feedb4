import type { ConceptTable } from './concept-table.ts';

/** Words that describe how adults lure children. */
export const luring: ConceptTable = {
  picture:
    'photo|photos|foto|fotos|picture|pictures|pic|pics|selfie|video|videos|camera|cam|webcam|kamera*|kameranı|fotograf*|resim*|resmim*|goruntu*|video call',
  ask: 'ask|asks|asked|asking|want|wants|wanted|wanting|send|sends|sent|say|says|said|saying|tell|tells|told|write|writes|writing|wrote|invite*|offer*|give|gives|gave|promise*|istiyo*|istedi|iste*|diyor|dedi|yaziyor*|yazdi|atiyor|atti|gonder*|at diyor|cagir*|soyle*|teklif*|veriyo*|verdi|message|messages|mesaj*|booked|texts|texting|he will|begs|force*',
  body: 'naked|nude*|without clothes|no clothes|with no clothes|without my clothes|without cloth*|without dress|without shirt|underwear|under wear|bikini|swimsuit|bra|my body|of my body|body photos|sexy|take off|undress|shower|bath|private parts|ciplak*|soyun*|ic camasir*|mayolu|bikinili|seksi|ust*suz|vucudum*|bedenim*|dusta|acik sacik',
  secret:
    'secret|secrets|our secret|little secret|dont tell|dont say|not tell|not say|never tell|must not tell|nobody must|no one must|tell nobody|tell no one|without my parents|parents dont know|mum doesnt know|mom doesnt know|family doesnt know|mother doesnt know|dont know about|delete the messages|delete messages|delete our|delete the chat|kimseye*|soyleme*|anlatma*|gizli*|aramizda*|sir|sirrimiz|ailem bilmiyo*|annem bilmiyo*|babam bilmiyo*|haberi yok|mesajlari sil*',
  'meet-alone':
    'alone|come alone|meet alone|meet me alone|only you and me|his house|his home|his flat|his car|his room|her house|to his|hotel|hotels|in his bed|sleep in his|sleep at his|sleep with|sit on his|with his car|come with car|pick me up|pick me|take me to|from my school|to my school|after school|in secret|secretly|at night|in the night|late at night|gece|evine*|evinde|arabasi*|otel*|yalniz*|tek basima|bulus*|basbasa|bas basa|okulun onun*|okuldan alac*|weekend at his|meet me|meet in|wants meet|want meet|want to meet|wants to meet',
  gift: 'gift|gifts|present|presents|money|phone for me|buys me|bought me|buy me|gives me|gave me|robux|coins|skins|v bucks|diamonds|iphone|hediye*|para|harcilik|elmas|necklace|model|modelling|modeling|famous|actress',
  love: 'love messages|love message|loves me|in love with me|love me|he loves|my girlfriend|his girlfriend|be his|kiss me|marry me|beautiful|special|mature|pretty|dear|asik*|seviyorum|sevgilim ol*|askim|guzelsin|cok guzel*|olgun*',
  online:
    'online|on internet|in internet|internet|instagram|insta|discord|snap|snapchat|tiktok|whatsapp|telegram|roblox|minecraft|pubg|game|oyun*|internette*|in game|from the game|chat app|i never met|never seen|dont know him|i dont know him',
};
