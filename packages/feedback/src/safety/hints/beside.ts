import type { Words } from '../frame.ts';

/**
 * Words that make a match in the same sentence harmless: words about stories, sport, accidents, household and
 * similar topics.
 */
export const fiction: Words =
  'film|films|romanin|romani|filmin|kahraman*|hikaye*|masal*|movie|movies|book|books|novel|novels|episode|season|character|characters|actor|actress|hero|poem|poet|song|songs|lyrics|theatre|cinema|news|newspaper|article|documentary|video game|hamlet|romeo|juliet|filmde*|filmi*|dizi|dizide*|dizisi*|kitap*|kitab*|roman|romanda*|karakter*|sarki|sarkisi*|sarkida*|siir*|haber|haberde*|haberler*|belgesel*|makale*|oyunda|oyundaki|tiyatro*';
export const play: Words =
  'game|games|backgammon|tag|match|race|team|chess|tennis|football|basketball|volleyball|boxing|karate|judo|wrestling|playing|play|played|joke|joking|jokes|fun|snowball|pillow|cards|oyun*|mac|macta|macinda|takim*|tavla*|satranc*|saka*|boks*|gures*|okey';
export const slip: Words =
  'accident|accidentally|mistake|mistakenly|cook|cooking|cooked|kitchen|onion*|shaving|shave|bike|bicycle|fell|falling|gym|paper|oven|stove|glass|cat|dog|mosquito|surgery|operation|tattoo*|waxing|kaza|kazara|kazayla|yanlislikla|yemek|mutfak*|sogan*|tras*|kedi*|kopek*|bisiklet*|dustum|ameliyat*|dovme|agda|sac|sacimi|utu|firin*|cay';
export const illness: Words =
  'ill|sick|flu|cold|doctor|headache|fever|allergy|cancer|hospital|prescribed|vitamin|vitamins|grandmother|grandfather|grandma|grandpa|grip|doktor*|hasta|hastay*|hastalan*|bas agrisi|basim agri*|ates*|alerji*|vitamin*|dedem|ninem|anneannem|babaannem';
export const surprise: Words =
  'surprise|party|gift|present|birthday|recipe|wedding|pregnant|engaged|spoiler|ending|vase|password|surpriz*|hediye*|dogum gunu*|parti*|tarif*|dugun*|hamile*|spoiler|filmin sonu*|sonunu';
export const album: Words =
  'passport|visa|cv|card|form|application|job|school|class|homework|project|tourist*|wedding|trip|holiday|vacation|family|album|baby|cat|dog|food|house|city|view|vesikalik*|pasaport*|ehliyet*|kimlik|basvuru*|okul|odev*|proje*|dugun*|tatil*|gezi*|manzara*|kedi*|kopek*|bebe*|torun*|ev|evin|yemek*|aile';
