import type { ConceptTable } from './concept-table.ts';

/** Words for eating disorders, and harmless words for food. */
export const eatingWords: ConceptTable = {
  'ill-x':
    'food poison*|stomach ache|stomachache|stomach hurts|stomach pain|in my stomach|pain in my|stomach since|flu|virus|bus|ship|ferry|pregnant|hangover|ate bad|bad fish|operation|surgery|dentist|zehirlendim|midemi uslut*|hamile*|grip|two times|roller coaster|car sick|seasick|travel|araba tut*|blood test|doctor gave|too much cake|antibiyotik*',
  'pet-x': 'cat|dog|kedi*|kopek*|kedim|kopegim|hamster|bird',
  'baby-x': 'my baby|the baby|bebek|bebegim*|my son|my daughter',
  fasting:
    'was late|am late|im late|so late|woke up late|wake up late|overslept|forgot to eat|gec kal*|gec kalk*|vaktim yok*|vaktim olma*|acelem*|ramadan|ramazan*|oruc*|fast*|iftar|sahur|blood test|operation|lunch break|ogle arasi|lunch time|before lunch|breakfast yet|busy|since breakfast|since morning|since sabah|sabahtan beri|kahvalti yap*|no time|meeting|on the plane|bread|meat|gluten|pork|fish|allerg*|vegan|vegetarian|sugar|spicy|onion*',
  'purge-tr':
    'kendimi kustur*|kusturuyorum|kusturmaya*|parmagimi bogaz*|parmakla kus*|yediklerimi cikar*|yedigimi cikar*|yediklerimi gizlice|yediklerimi kus*|yedigimi kus*|yedikten sonra kus*|her yemekten sonra kus*|yemekten sonra kus*|yemekten sonra cikar*|yemeklerden sonra kus*|yiyip kus*|musil hap*|mushil*|laksatif*',
  'purge-self':
    'vomit everything|vomit all|vomit what i eat|throw up everything|throw up all|throw up what i eat|puke everything|yedigim her seyi kus*|yedigim her seyi cikar*|her seyi kusuyorum|vomit my food|vomit after|vomit every|vomit with purpose|vomit on purpose|vomit after i eat|vomit by myself|make myself vomit|make my self vomit|make me vomit myself|make myself throw|make my self throw|make myself sick|force myself to vomit|throw up after|throw up every|throw up on purpose|throw up my food|throw up with purpose|puke after|fingers in my throat|finger in my throat|fingers down my throat|fingers to my throat|finger to my throat|put my finger|put my fingers|put finger|kendimi kusturuyo*',
  'starve-self':
    'starve myself|starving myself|starve my self|dont let myself eat|not let myself eat|dont allow myself to eat|dont give myself food|i punish myself with food|gunlerdir ac*|gunlerdir yemiyorum|gunlerdir bir sey|gunlerdir hicbir|iki gundur yemiyo*|uc gundur yemiyo*|uc gundur bir sey|uc gundur ac*|iki gundur bir sey|bir haftadir yemi*|ac duruyorum|kendimi ac birak*|zayiflamak icin ac|yemegi birakt*|hic yemiyorum|artik yemiyorum|stopped to eat|i dont eat anymore|dont eat any more|i eat nothing|eat almost nothing|eat nearly nothing|yemek yemiyorum artik',
  days: 'days|two days|three days|four days|five days|for days|since monday|since tuesday|since wednesday|since thursday|since friday|since sunday|since saturday|since last|week|weeks|a week|two weeks|months|and yesterday|yesterday|every day|gundur|gunlerdir|haftadir|haftalardir|aydir|gun|pazartesiden*|anymore|any more|artik|today',
  lie: 'i say i ate|i say i eat|i tell them i ate|i say to my mother i ate|say i ate|said i ate|hide the food|hide my food|give my food to|throw the food|throw my food|throw food|give it to the dog|in the bin|yedim diyorum|yedim dedim|cope at*|yemegi sakl*|kopege ver*|never eat|secret*|gizli*',
  'lie-eat':
    'say i ate|said i ate|tell i ate|say i eat at|tell them i ate|i lie about food|yedim diyorum|yemegi cope|yemegimi cope|yemegi kopege|tok*m diyorum|hide my food|hide the food|throw my food',
  'never-eat': 'never eat|dont eat|not eat|eat nothing|yemiyorum|yemem',
  'must-run':
    'must run|have to run|must do sport|must exercise|have to exercise|must walk|have to walk|must burn|have to burn|must do 500|must do 1000|must do sit ups|punish myself with|run two hours|run three hours|kosmak zorunda*|kosmam lazim|spor yapmak zorunda*|yakmak zorunda*|yakmam lazim|yakmaliyim',
  eat: 'eat|ate|eaten|eating|apple|food|meal|yersem|yedim|yiyince|yemek|with fever|did it today',
  calorie: 'calorie*|kalori*|kilo|grams|gram',
  'sport-x': 'bus|train|late|marathon|coach says|match',
  binge:
    'all the fridge|whole fridge|everything in the fridge|all the food|eat until|eat and eat|cant stop eating|can not stop eating|eat very much in night|eat secretly|eat in secret|eat at night secretly|three pizzas alone|gizlice yiyo*|patlayana kadar|buzdolabinda ne var*|buzdolabini bosalt*|durmadan yiyo*|tikiniyo*|tikinirc*|atak*',
  'hate-body':
    'hate my body|hate my legs|hate my belly|hate my face|hate my stomach|hate how i look|disgusting body|my body is disgusting|bedenimden nefret|vucudumdan nefret|kendimden igreniyo*|igreniyorum',
  'weight-low':
    '30 kilo*|31 kilo*|32 kilo*|33 kilo*|34 kilo*|35 kilo*|36 kilo*|37 kilo*|38 kilo*|39 kilo*|40 kilo*|41 kilo*|42 kilo*|43 kilo*|44 kilo*|45 kilo*|30 kg|32 kg|33 kg|34 kg|35 kg|36 kg|37 kg|38 kg|39 kg|40 kg|41 kg|42 kg|43 kg|44 kg|45 kg|40 kiloyum|38 kiloyum|42 kiloyum|35 kiloya',
  'want-less':
    'want be|want to be|must be|i want|want less|less|goal is|hedef*|inmek ist*|olmak ist*|still want|lose more|more kilos',
  'still-fat': 'still fat|too fat|am fat|im fat|look fat|feel fat|hala sisman*|cok sisman*|sismanim|hala|fat',
  'scared-food':
    'scared of food|afraid of food|scared to eat|afraid to eat|fear of food|scared of eating|afraid of eating|yemekten kork*|yemeye kork*|yemek yemekten kork*|kilo almaktan kork*',
  laxa: 'laxative*|pills to go toilet|pills to go to toilet|pills for toilet|tea for toilet every|diet pills|slimming pills|diuretic*|zayiflama hap*|mushil*|musil*|laksatif*|pills so i dont get fat|pills to be thin|pills to lose weight',
  'number-down':
    'number goes down|number go down|the number is|number on the scale|scale shows|on the scale|weigh myself|tartiya cik*|tartida*|tarti*|kilo verdikce|her gun tart*',
  'only-x':
    'only water|only drink water|just water|only coffee|only an apple|only one apple|only apple|one apple|an apple|only tea|only lettuce|only cucumber|only diet coke|only ice|cigarette and coffee|sadece su|sadece elma|bir elma|tek elma|sadece kahve|su icip|sadece cay',
  'chew-spit':
    'chew and spit|chew food and spit|chew the food and|chew it and spit|cigneyip tuk*|eat cotton|pamuk yiy*',
  'no-lunch':
    'dont eat lunch|never eat lunch|skip lunch|skip breakfast|skip dinner|never hungry|dont feel hungry|not hungry these|dont want to eat|dont want eat|no appetite|lost my appetite|cant eat since|istahim yok|istahsizim|canim yemek istemi*|ogun atl*|yemek yiyesim*|yemek yemek istemi*|aksam yemegi yemiyo*|ogle yemegi yemiyo*|hic acikmiyorum',
  'count-all':
    'count calories|counts calories|counting calories|count every calorie|count my calories|how many calories|calories in|kalori say*|kalorileri say*|kalorisini|weigh my food|weigh myself every|her gun tartil*|weigh every',
  anorexia:
    'anorexia|anorexic|anorexi*|bulimia|bulimic|bulimi*|anoreksi*|blumia|eating disorder|yeme bozuklugu*',
  'anorexia-me':
    'i had anorexia|i have anorexia|i am anorexic|i had bulimia|i have bulimia|i had an eating disorder|i have an eating disorder|i had eating disorder|i have eating disorder|yeme bozuklugum',
  mirror: 'mirror|the mirror|aynaya|aynada|ayna',
  'guilty-eat':
    'guilty when i eat|guilty after|feel guilty|feel bad when i eat|feel bad after i eat|feel bad after eating|regret eating|suclu hissed*|yiyince suclu|yedigim icin pisman|yedikten sonra pisman|ashamed when i eat|cry when i eat|cry after i eat|dont deserve to eat|dont like to eat in front|cant eat in front of',
  'one-meal':
    'one meal in a day|one meal a day|only one meal|one time in a day|eat once a day|eat one time|only once a day|diet since|always on a diet|i do diet|i make diet|gunde bir ogun|tek ogun|gunde tek*|surekli diyet*|hep diyet*|cok siki diyet|very strict diet|500 calorie*|600 calorie*|800 calorie*|only salad|only vegetables|sadece salata',
  'too-fat':
    'i am too fat|i am so fat|im so fat|i feel fat|i look fat|think i am fat|everybody says i am thin but|they say i am too thin|say i am very thin|say i am too thin|cok sismanim|kendimi sisman|sisman hissed*|want to be thinner|must be thinner|must lose|lose more|need to lose|10 kilo verm*|kilo vermem|kilo vermeliyim|zayif olmak|zayiflamak istiyo*|clothes are too big|my clothes fall',
  'not-hungry': 'never hungry|not hungry|no hunger|istah*|acikmiyorum',
  'enough-x':
    'ate enough yesterday|too enough|ate too much yesterday|dont need food|dont need to eat|food is not for me|i must not eat|i shouldnt eat|i should not eat|not allowed to eat|cant allow myself|hak etmiyorum yemek|yememem lazim|yememeliyim',
  'starve-x': 'doesnt eat|dont eat|stopped eating|eats nothing|not eating|never eats|very thin|yemek yemiyor',
  'bin-food':
    'throw my lunch|throw my dinner|throw my breakfast|throw my sandwich|throw my food|throw the food|throw food|throw lunch|throw it to the bin|throw it in the bin|throw to the bin|lunch to the bin|lunch in the bin|food to the bin|food in the bin|give my lunch to|give my food to|hide my food|hide the food|hide food in|flush my food|yemegimi cope|yemegi cope|beslenmemi cope|yemegimi sakl*|yemegi sakl*|yemegimi kopege|yemegimi kediye',
  'finger-mouth':
    'finger in my mouth|fingers in my mouth|finger to my mouth|finger in my throat|fingers in my throat|toothbrush in my throat|brush in my throat|parmagimi agzima|parmagimi bogazima|parmak at*',
  'bones-x':
    'my bones|see my bones|feel my bones|count my bones|my ribs|see my ribs|count my ribs|kemiklerim*|kaburga*|thigh gap',
  'happy-thin': 'happy|proud|good|strong|mutlu*|gurur*|seviniyorum',
  'cant-eat':
    'cant eat|can not eat|cannot eat|dont eat|didnt eat|not eat|havent eaten|have not eaten|refuse to eat|yiyemiyo*|yemiyo*|yemedim',
  'doctor-worry': 'i will die|doctor says|doctor said|hospital|hastane*|olecegim|my heart|period|regl*|hair',
  'disgust-fat':
    'disgusting|disgusting fat|fat|ugly|pig|like a pig|like a cow|whale|igrenc*|domuz*|sisko*|obez*',
  'days-no-food':
    'havent eat for 2 days|havent eat for 3 days|havent eat for 4 days|havent eat for 5 days|eat for 2 days|eat for 3 days|eat for 4 days|eat for 5 days|eat for 6 days|eaten for 2 days|eaten for 3 days|eaten for 4 days|eaten for 5 days|eat since 2 days|eat since 3 days|eat since 4 days|eat since 5 days|eaten since 2 days|eaten since 3 days|eaten since 4 days|food since 2 days|food since 3 days|food for 3 days|food for 4 days|3 gundur yemi*|4 gundur yemi*|5 gundur yemi*|2 gundur yemi*|3 gundur bir sey|4 gundur bir sey|3 gundur ac*|4 gundur ac*|didnt eat for three|didnt eat for four|didnt eat for five|didnt eat for two days|didnt eat for days|not eaten for two days|not eaten for three|not eaten for four|not eaten for five|not eaten for days|havent eaten for days|havent eaten for two|havent eaten for three|havent eaten for four|havent eaten since two|havent eaten since three|not eat since two|not eat since three|dont eat since|dont eat for days|no food for three|no food for four|no food for days|nothing for three days|nothing for two days|two days nothing|three days nothing|four days nothing|three days without eating|days without eating|days without food|three days i didnt|three days i dont|gundur yemek|gundur yemiyo*|gundur ac|gundur bir sey|gundur hicbir|gundur agzima|gundur sadece su|haftadir yemek|gunlerdir ac|gunlerdir yemek*',
  'sick-self':
    'make myself sick|made myself sick|makes myself sick|make me sick with finger|kendimi hasta edip kus*',
  'no-period':
    'no period|period stop*|lost my period|hair is fall*|hair fall*|regl olm*|adet gormu*|saclarim dok*|sacim dok*',
  'scared-kilo':
    'scared of kilo*|afraid of kilo*|scared to gain|afraid to gain|scared of weight|fear of kilo*|kilo almaktan',
  'run-fall': 'run until i fall|run until i faint|sport until i faint|until i faint|bayilana kadar',
};
