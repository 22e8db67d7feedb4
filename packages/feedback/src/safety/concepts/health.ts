import type { ConceptTable } from './concept-table.ts';

/** Words for eating disorders, drug use and emergencies. */
export const health: ConceptTable = {
  'no-eating':
    'not eat|dont eat|didnt eat|havent eaten|have not eaten|not eaten|never eat|stop eating|stopped eating|stopped to eat|eat nothing|ate nothing|eating nothing|nothing to eat i|dont eat anymore|cant eat|eat only an apple|eat only one apple|only water|only drink water|just water|only an apple|only one apple|one apple|only lettuce|one biscuit|only coffee|skip meal*|skip all|skipping meal*|starve myself|starving myself|starve my self|ac kal*|ac duruyo*|ac geziyorum|yemek yemiyo*|yemiyorum|yemedim|bir sey yemedim|hicbir sey yemiyo*|aclik|sadece su|tek elma|bir elma|neredeyse hic',
  purge:
    'throw up|throwing up|threw up|trow up|vomit*|make myself sick|make me sick myself|puke|puking|laxative*|purge|purging|fingers in my throat|finger in my throat|fingers down my throat|finger down|finger to my throat|kusturuyo*|kusmak|kusuyor*|kusarim|kustum|cikariyorum|cikartiyorum|parmagimi|musil|mushil|pills to go toilet|toilet pills|to go toilet',
  'own-will':
    'after i eat|after eating|after every meal|after each meal|after meals|after meal|after every|after dinner|after lunch|after food|with purpose|on purpose|by myself|every meal|secret*|in the toilet|in toilet|every night|every day|to be thin|not get fat|dont get fat|not fat|get fat|fat|thin|skinny|lose weight|loose weight|my food|what i eat|yemekten sonra|her yemekten|yemeklerden sonra|yedikten sonra|bilerek|gizlice|gizli gizli|zayiflamak*|kilo almamak|hate my body|duramiyorum',
  'body-sign':
    'dizzy|faint*|hair fall*|hair is fall*|hair falls|hair falling|legs shaking|legs is shaking|legs are shaking|cant walk|no period|period stop*|my period|heart beats slow|always cold|bones|weak|basim donuyor|bayiliyorum|bayildim|bayilacak*|sacim dokul*|saclarim dokul*|regl*|adet*|gozum karar*|titriyo*|halsiz*',
  'weight-aim':
    'be thin|thinner|skinny|kilo|kilos|kg|lose weight|loose weight|calorie*|number goes down|the scale|weigh|weight|fat|i am fat|im fat|ugly fat|feel fat|look fat|scared of food|afraid of food|afraid to eat|scared to eat|hate food|hate my body|guilty|anorexi*|bulimi*|zayif*|zayiflamak*|sisman*|tarti*|kalori*|incecik|bedenimden nefret|vucudumdan nefret|yemekten korku*',
  'cant-stop':
    'cant stop|can not stop|cannot stop|couldnt stop|i cant finish this|cant quit|cant leave it|cant live without it|want stop but|need more|more and more|need it every|every day|everyday|every night|every morning|each day|before school|alone|help me|need help|want help|somebody help|please help|nobody knows|no one knows|hands are shaking|hands shaking|hands shake|addict*|dependent|relaps*|start again|started again|birakamiyo*|duramiyo*|bagiml*|yardim*|her gun|titriyo*|kurtul*|kriz*',
  alcohol:
    'alcohol*|alkol*|drunk|vodka|raki|whisky|whiskey|wine|beer|beers|drink every|bottle|bottles|buyuk|sarhos*|icki|bira|sarap|drinking',
  breathless:
    'cant breathe|can not breathe|cannot breathe|cant breath|cannot breath|can not breath|not breathing|isnt breathing|not breath|doesnt breathe|dont breathe|dosent breath|stopped breathing|no breath|hard to breathe|nefes alam*|nefes almi*|nefesi yok|nefesi cok|nefesim*|nefes ala*|bogulu*',
  unconscious:
    'doesnt wake up|dont wake up|dosent wake up|not wake up|wont wake up|not waking up|cant wake her|cant wake him|cannot wake|not moving|doesnt move|dont move|dosent move|unconscious|fainted|faint now|fell down and|passed out|collapsed|not answering me|eyes are closed|doesnt open eyes|uyanmiyo*|bayildi*|bilinci*|kendinde degil|hareket etmiyo*|kipirdam*|yerde yatiyo*|gozlerini acm*',
  bleeding:
    'bleeding|bleed|blood everywhere|a lot of blood|so much blood|lots of blood|blood doesnt stop|blood dont stop|blood is not stop*|kaniyor*|kanamasi*|kanama*|cok kan|kan durmu*|kan kaybed*',
  'heart-sign':
    'chest hurt*|chest pain|pain in chest|pain in my chest|pain in the chest|chest is hurt*|chest is pain*|my chest|heart attack|left arm|half of my face|face is not moving|cant lift my arm|cant move my arm|cant feel my face|cant move my leg*|cant speak well|stroke|seizure|gogsum agri*|gogsumde*|gogsu agri*|kalp krizi*|sol kolum*|felc*|yuzumun yari*|nobet gecir*',
  poisoned:
    'swallow*|swalow*|took a lot of pills|took a lot of tablets|took a lot of medicine|took all the pills|took all the tablets|took all the medicine|took all my pills|took all my tablets|took too many|drank a lot of pills|ate a lot of pills|took many pills|took pills|drank bleach|drank poison|ate poison|too many pills|took twenty|took thirty|whole box|all the pills|all pills|pills in one|hepsini ictim|kutu ilac|kutu hap|bir avuc*|avuc dolusu|cok ilac ic*|hap yut*|camasir suyu ic*|zehirlen*',
  fire: 'fire in our|fire in my|fire in the building|there is fire|there is a fire|house is burning|home is burning|flat is burning|kitchen is burning|is on fire|smoke is coming|smoke come*|smoke is everywhere|smoke everywhere|full of smoke|cant get out|cant go out|yangin var|yangin cikti|evimiz yaniyor|ev yaniyor|bina yaniyor|mutfak yaniyor|duman doldu|dumandan|duman var|yaniyoruz',
  gas: 'smell gas|smell of gas|gas smell|smelling gas|gas very much|gas leak|gaz kokusu|gaz kokuyor|dogalgaz*|tupgaz*|gaz kacagi|karbonmonoksit|soba zehirl*',
  disaster:
    'earthquake is*|earthquake now|is earthquake|earthquake happen*|deprem oluyor|deprem oldu simdi|sallaniyoruz|enkaz*|under the rubble|under rubble|wall is fall*|wall fell|roof fell|boat is sinking|boat sink*|water is coming in|water come in|water is coming|engine is stop*|we are sinking|batiyoruz|su aliyor*|flood|car crash*|car accident|had an accident now|accident now|kaza yaptik|kaza oldu|trapped|sikistik|mahsur*|bogul*|drowning|is drowning',
  intruder:
    'following me|follow me|follows me|breaking the door|break the door|breaking my door|behind the door|at my door|trying to open|try to open the door|thief in|someone is in|somebody is in|entered the house|takip ediyor|pesimde|beni izliyor|kapiyi kiriyor|kapiyi zorluyor|kapida biri|eve girdi*|evde biri|eve biri',
};
