/**
 * Evaluation set, second half. Written on 2026-11-21 by an author who did not write the rules. Rule authors must
 * not read it.
 */
export const freshUnseen = `
missing-article | We have small garden behind our house. | We have a small garden behind our house.
missing-article | Is there pharmacy near your hotel? | Is there a pharmacy near your hotel?
missing-article | Can you close window, please? I'm cold. | Can you close the window, please? I'm cold.
missing-article | It was such boring lecture that half of us fell asleep. | It was such a boring lecture that half of us fell asleep.
missing-article | He was only person in the office who could speak Korean. | He was the only person in the office who could speak Korean.
missing-article | The new head of department turned out to be excellent listener. | The new head of department turned out to be an excellent listener.
missing-article | What most of us lack is not talent but clear sense of direction. | What most of us lack is not talent but a clear sense of direction.
extra-article | I go to the bed at eleven o'clock every night. | I go to bed at eleven o'clock every night.
extra-article | Do you drink a milk every morning? | Do you drink milk every morning?
extra-article | She comes home by the metro. | She comes home by metro.
extra-article | The people often ask me where my surname comes from. | People often ask me where my surname comes from.
extra-article | My cousin wants to study the medicine at a university in Edirne. | My cousin wants to study medicine at a university in Edirne.
extra-article | The honesty is what I value above everything else in a friendship. | Honesty is what I value above everything else in a friendship.
extra-article | I was interviewed by the Professor Kaya, who had obviously read my thesis carefully. | I was interviewed by Professor Kaya, who had obviously read my thesis carefully.
missing-preposition | She goes work at eight o'clock. | She goes to work at eight o'clock.
missing-preposition | My birthday is May. | My birthday is in May.
missing-preposition | We arrived Antalya very late at night. | We arrived in Antalya very late at night.
missing-preposition | The coach explained us the rules of the tournament. | The coach explained to us the rules of the tournament. | The coach explained the rules of the tournament to us.
missing-preposition | He apologised me for being so rude at dinner. | He apologised to me for being so rude at dinner.
missing-preposition | If the neighbours complain the noise again, we'll have to sell the drums. | If the neighbours complain about the noise again, we'll have to sell the drums.
missing-preposition | Participants were invited to comment the findings without revealing their own roles. | Participants were invited to comment on the findings without revealing their own roles.
wrong-preposition | See you at Friday, Elif! | See you on Friday, Elif!
wrong-preposition | Why are you angry to me? | Why are you angry with me? | Why are you angry at me?
wrong-preposition | There is a nice photo of you in the wall. | There is a nice photo of you on the wall.
wrong-preposition | It depends to the weather, so bring a jacket anyway. | It depends on the weather, so bring a jacket anyway.
wrong-preposition | I was really surprised from her answer. | I was really surprised by her answer. | I was really surprised at her answer.
wrong-preposition | He was accused with stealing confidential files from his former company. | He was accused of stealing confidential files from his former company.
wrong-preposition | There has been a sharp increase at the number of foreign students in our city. | There has been a sharp increase in the number of foreign students in our city.
extra-preposition | Can you come to here at five? | Can you come here at five?
extra-preposition | My uncle married with a teacher in June. | My uncle married a teacher in June.
extra-preposition | I walk my dog in every evening. | I walk my dog every evening.
extra-preposition | When we entered to the classroom, everyone stopped talking. | When we entered the classroom, everyone stopped talking.
extra-preposition | Nobody told to me that the concert was cancelled. | Nobody told me that the concert was cancelled.
extra-preposition | None of the candidates mentioned about the long working hours. | None of the candidates mentioned the long working hours.
extra-preposition | Instead of copying their rivals, they approached to the problem from a completely new angle. | Instead of copying their rivals, they approached the problem from a completely new angle.
third-person-s | It rain a lot in Rize. | It rains a lot in Rize.
third-person-s | She have two cats and a parrot. | She has two cats and a parrot.
third-person-s | Our teacher speak slowly because we are beginners. | Our teacher speaks slowly because we are beginners.
third-person-s | Everyone in my class know the words of this song. | Everyone in my class knows the words of this song.
third-person-s | The man who fix our boiler never arrives on time. | The man who fixes our boiler never arrives on time.
third-person-s | What worry me most is that nobody has called the landlord yet. | What worries me most is that nobody has called the landlord yet.
third-person-s | Each of these carpets tell a different part of the family's story. | Each of these carpets tells a different part of the family's story.
he-she-it | My mother is a judge and he works a lot. | My mother is a judge and she works a lot.
he-she-it | I have a twin brother. Her name is Kerem. | I have a twin brother. His name is Kerem.
he-she-it | My phone is new, but she is very slow. | My phone is new, but it is very slow.
he-she-it | My grandma still drives, although his eyes aren't very good. | My grandma still drives, although her eyes aren't very good.
he-she-it | We bought a second-hand washing machine, but he broke down within a month. | We bought a second-hand washing machine, but it broke down within a month.
he-she-it | My husband insists on ironing all her shirts by himself. | My husband insists on ironing all his shirts by himself.
he-she-it | Having raised four sons on his own, the widow had little patience for excuses. | Having raised four sons on her own, the widow had little patience for excuses.
be-omission | My school big and old. | My school is big and old.
be-omission | We from Konya. And you? | We are from Konya. And you? | We're from Konya. And you?
be-omission | The water in this lake never warm. | The water in this lake is never warm.
be-omission | I going to the dentist with my cousin tomorrow. Wish me luck! | I'm going to the dentist with my cousin tomorrow. Wish me luck! | I am going to the dentist with my cousin tomorrow. Wish me luck!
be-omission | Everybody in the village so kind to us when our tent blew away. | Everybody in the village was so kind to us when our tent blew away.
be-omission | The report that you asked for still not available online. | The report that you asked for is still not available online.
be-omission | You should proud of what you have managed to create here. | You should be proud of what you have managed to create here.
be-insertion | I am like strawberry ice cream. | I like strawberry ice cream.
be-insertion | She is has a red bicycle. | She has a red bicycle.
be-insertion | OK, I'm understand now. Thank you! | OK, I understand now. Thank you!
be-insertion | The accident was happened near the petrol station. | The accident happened near the petrol station.
be-insertion | When I was visited my great-uncle, he showed me all his stamps. | When I visited my great-uncle, he showed me all his stamps.
be-insertion | I am strongly believe that exams should be replaced by projects. | I strongly believe that exams should be replaced by projects.
be-insertion | What she said on the radio was made me reconsider the whole plan. | What she said on the radio made me reconsider the whole plan.
tense-present-perfect | I know Selin for three years. | I have known Selin for three years. | I've known Selin for three years.
tense-present-perfect | I have seen your brother yesterday. | I saw your brother yesterday.
tense-present-perfect | How long do you know each other? | How long have you known each other?
tense-present-perfect | Where are you? I am waiting for you since half past two! | Where are you? I have been waiting for you since half past two! | Where are you? I've been waiting for you since half past two!
tense-present-perfect | When have you bought that lovely coat? | When did you buy that lovely coat?
tense-present-perfect | Ever since the coal mine closed, young people leave the town. | Ever since the coal mine closed, young people have been leaving the town. | Ever since the coal mine closed, young people have left the town.
tense-present-perfect | Archaeologists have discovered the tomb in 1978, but it opened to visitors only last month. | Archaeologists discovered the tomb in 1978, but it opened to visitors only last month.
tense-other | We eat pizza at Deniz's house last night. | We ate pizza at Deniz's house last night.
tense-other | She buyed a green dress for the wedding. | She bought a green dress for the wedding.
tense-other | When we got to the cinema, the film already started. | When we got to the cinema, the film had already started.
tense-other | I'm usually taking the ferry to work because it's cheaper. | I usually take the ferry to work because it's cheaper.
tense-other | My great-grandfather was born in Thessaloniki and grows up with seven brothers. | My great-grandfather was born in Thessaloniki and grew up with seven brothers.
tense-other | If I knew you were coming last night, I would have baked something. | If I had known you were coming last night, I would have baked something.
tense-other | This time next week we will lie on a beach in Datça without a care in the world. | This time next week we will be lying on a beach in Datça without a care in the world.
word-order | I like very much green tea. | I like green tea very much.
word-order | We yesterday went to the zoo. | We went to the zoo yesterday. | Yesterday we went to the zoo.
word-order | I play sometimes chess with my grandfather on Sundays. | I sometimes play chess with my grandfather on Sundays. | Sometimes I play chess with my grandfather on Sundays.
word-order | They just have moved to Mersin with their three cats. | They have just moved to Mersin with their three cats.
word-order | My sister put on the table the plates and called us. | My sister put the plates on the table and called us.
word-order | Only after the meeting I realised how arrogant I had sounded. | Only after the meeting did I realise how arrogant I had sounded.
word-order | Our director is so distant that he doesn't know even half of his staff. | Our director is so distant that he doesn't even know half of his staff.
question-formation | How old your grandmother is? | How old is your grandmother?
question-formation | Why you are crying? | Why are you crying?
question-formation | Who did tell you about the surprise? | Who told you about the surprise?
question-formation | What kind of music your parents listen to in the car? | What kind of music do your parents listen to in the car?
question-formation | Your uncle plays the violin, isn't it? | Your uncle plays the violin, doesn't he?
question-formation | Under what circumstances the deposit will be refunded? | Under what circumstances will the deposit be refunded?
question-formation | Since when your aunt has been interested in beekeeping? | Since when has your aunt been interested in beekeeping?
negation | I not like onions. | I don't like onions. | I do not like onions.
negation | My alarm clock not works. | My alarm clock doesn't work. | My alarm clock does not work.
negation | Nobody didn't help me with the heavy boxes. | Nobody helped me with the heavy boxes.
negation | There isn't nobody in the library after six. | There isn't anybody in the library after six. | There is nobody in the library after six.
negation | I broke your mug yesterday, and I hope you not will be angry. | I broke your mug yesterday, and I hope you won't be angry. | I broke your mug yesterday, and I hope you will not be angry.
negation | Neither my mother nor my stepfather didn't believe a word of it. | Neither my mother nor my stepfather believed a word of it.
negation | Could you speak up? I can't hardly hear you in here. | Could you speak up? I can hardly hear you in here.
countability | We need some breads for breakfast. | We need some bread for breakfast.
countability | I have a lot of homeworks today. | I have a lot of homework today.
countability | The news are always so depressing these days. | The news is always so depressing these days.
countability | Why did you bring so many equipments for one night of camping? | Why did you bring so much equipment for one night of camping?
countability | There weren't many peoples on the beach this morning. | There weren't many people on the beach this morning.
countability | All the evidences presented at the trial pointed to the younger brother. | All the evidence presented at the trial pointed to the younger brother.
countability | The hail caused many damages to the vineyards along the river. | The hail caused a lot of damage to the vineyards along the river. | The hail caused much damage to the vineyards along the river.
quantifier | I don't have many time today. | I don't have much time today.
quantifier | There are a little eggs in the fridge. | There are a few eggs in the fridge.
quantifier | He spends so many money on trainers. | He spends so much money on trainers.
quantifier | I looked in every cupboard, but I couldn't find some clean towels. | I looked in every cupboard, but I couldn't find any clean towels.
quantifier | Every people in the theatre stood up and clapped. | Everyone in the theatre stood up and clapped. | Everybody in the theatre stood up and clapped.
quantifier | There is few evidence that this diet has any effect on memory. | There is little evidence that this diet has any effect on memory.
quantifier | A great deal of volunteers turned up to clean the shore after the spill. | A great number of volunteers turned up to clean the shore after the spill. | A great many volunteers turned up to clean the shore after the spill.
plural-after-number | We stayed there for six day. | We stayed there for six days.
plural-after-number | Can I have two sandwich and a lemonade, please? | Can I have two sandwiches and a lemonade, please?
plural-after-number | My grandparents have been together for forty-five year. | My grandparents have been together for forty-five years.
plural-after-number | Our new colleague speaks four foreign language fluently. | Our new colleague speaks four foreign languages fluently.
plural-after-number | There are hundreds of seagull around the fish market. | There are hundreds of seagulls around the fish market.
plural-after-number | Of the nineteen bridge over the river, only six are open to lorries. | Of the nineteen bridges over the river, only six are open to lorries.
plural-after-number | One of the biggest mistake I ever made was selling that flat. | One of the biggest mistakes I ever made was selling that flat.
comparatives | Who is the most tall student in your class? | Who is the tallest student in your class?
comparatives | This bag is cheaper from that one. | This bag is cheaper than that one.
comparatives | Is your new office as big than the old one? | Is your new office as big as the old one?
comparatives | Nothing is important than your health, so please rest. | Nothing is more important than your health, so please rest.
comparatives | I feel more good today than I did on Monday. | I feel better today than I did on Monday.
comparatives | The longer you wait, more expensive the tickets become. | The longer you wait, the more expensive the tickets become.
comparatives | The smell from the canal is getting worse and more worse every week. | The smell from the canal is getting worse and worse every week.
verb-pattern | I want buy a present for my mum. | I want to buy a present for my mum.
verb-pattern | My dad makes me to wash the dishes. | My dad makes me wash the dishes.
verb-pattern | Would you mind to turn the music down a bit? | Would you mind turning the music down a bit?
verb-pattern | Berk suggested to eat outside because it was warm. | Berk suggested eating outside because it was warm. | Berk suggested that we eat outside because it was warm.
verb-pattern | I stopped to eat meat when I was sixteen, and I don't miss it. | I stopped eating meat when I was sixteen, and I don't miss it.
verb-pattern | She denied to have opened the letter before me. | She denied having opened the letter before me. | She denied opening the letter before me.
verb-pattern | As a surgeon, he is used to work under pressure, so the deadline didn't frighten him. | As a surgeon, he is used to working under pressure, so the deadline didn't frighten him.
collocation-transfer | I make sport three times a week. | I do sport three times a week. | I do sports three times a week.
collocation-transfer | Please close the radio because the baby is asleep. | Please turn off the radio because the baby is asleep. | Please switch off the radio because the baby is asleep.
collocation-transfer | We will enter three exams next week. | We will take three exams next week. | We will have three exams next week.
collocation-transfer | Do you think he said a lie about his age? | Do you think he told a lie about his age?
collocation-transfer | My flatmate is living big problems at work at the moment. | My flatmate is having big problems at work at the moment.
collocation-transfer | What pulled my attention was the unusual ending of the play. | What caught my attention was the unusual ending of the play. | What attracted my attention was the unusual ending of the play.
collocation-transfer | She spent a great effort to keep the orchestra together after the fire. | She made a great effort to keep the orchestra together after the fire.
false-friends-and-calques | My mother is a house woman. | My mother is a housewife. | My mother is a homemaker.
false-friends-and-calques | Dinner is ready. Good appetite, everybody! | Dinner is ready. Enjoy your meal, everybody!
false-friends-and-calques | The new girl in our team seems very sympathetic; I liked her straight away. | The new girl in our team seems very nice; I liked her straight away. | The new girl in our team seems very likeable; I liked her straight away.
false-friends-and-calques | I'm waiting for your letter with four eyes. | I'm looking forward to your letter.
false-friends-and-calques | All the personal at the hospital were given an extra day off. | All the staff at the hospital were given an extra day off. | All the personnel at the hospital were given an extra day off.
false-friends-and-calques | On the one side I would love to study abroad, but on the other side I can't leave my grandmother. | On the one hand I would love to study abroad, but on the other hand I can't leave my grandmother.
false-friends-and-calques | Her explanation came very logical to me, so I didn't ask anything else. | Her explanation seemed very logical to me, so I didn't ask anything else. | Her explanation sounded very logical to me, so I didn't ask anything else.
double-connector | Because I was ill, so I stayed at home. | Because I was ill, I stayed at home. | I was ill, so I stayed at home.
double-connector | If you are hungry, so eat my sandwich. | If you are hungry, eat my sandwich.
double-connector | Since the lift was out of order, so we carried the sofa up the stairs. | Since the lift was out of order, we carried the sofa up the stairs. | The lift was out of order, so we carried the sofa up the stairs.
double-connector | Is it true that she can both sing and also play the cello? | Is it true that she can both sing and play the cello?
double-connector | Given that the budget has been cut, so we will have to postpone the exhibition. | Given that the budget has been cut, we will have to postpone the exhibition. | The budget has been cut, so we will have to postpone the exhibition.
double-connector | While some people find the capital exciting, but others can't bear the noise. | While some people find the capital exciting, others can't bear the noise. | Some people find the capital exciting, but others can't bear the noise.
double-connector | Unless we book today, otherwise we won't get four seats together. | Unless we book today, we won't get four seats together.
relative-pronoun | He is the boy what helped me. | He is the boy who helped me. | He is the boy that helped me.
relative-pronoun | The girl her hair is red is my cousin. | The girl whose hair is red is my cousin.
relative-pronoun | The woman lives next door is a vet. | The woman who lives next door is a vet. | The woman that lives next door is a vet.
relative-pronoun | Don't believe everything what you hear. | Don't believe everything that you hear. | Don't believe everything you hear.
relative-pronoun | He passed his driving test at the first attempt, what surprised everybody. | He passed his driving test at the first attempt, which surprised everybody.
relative-pronoun | The poet, who his works have been translated into thirty languages, never gives interviews. | The poet, whose works have been translated into thirty languages, never gives interviews.
relative-pronoun | I've never met anyone can peel an orange as fast as you do. | I've never met anyone who can peel an orange as fast as you do. | I've never met anyone that can peel an orange as fast as you do.
possessive | This is Emre room. | This is Emre's room.
possessive | Don't touch that! It is mine notebook! | Don't touch that! It is my notebook!
possessive | A friend of me works at the lighthouse. | A friend of mine works at the lighthouse.
possessive | My grandparents farm is two hours from the nearest town. | My grandparents' farm is two hours from the nearest town.
possessive | Last week meeting was moved to Thursday because of the strike. | Last week's meeting was moved to Thursday because of the strike.
possessive | All her life she has put other people needs before her own. | All her life she has put other people's needs before her own.
possessive | The final decision was entirely her, so don't blame the rest of us. | The final decision was entirely hers, so don't blame the rest of us.
there-is-have | In our street have two bakeries. | In our street there are two bakeries. | There are two bakeries in our street.
there-is-have | There is many people in the café. | There are many people in the café.
there-is-have | There has a big mosque opposite the town hall. | There is a big mosque opposite the town hall. | There's a big mosque opposite the town hall.
there-is-have | There is two reasons why I can't join you tonight. | There are two reasons why I can't join you tonight.
there-is-have | Fortunately, it was nobody in the building when the ceiling fell. | Fortunately, there was nobody in the building when the ceiling fell.
there-is-have | It seems to have a misunderstanding about the date of the hearing. | There seems to be a misunderstanding about the date of the hearing.
there-is-have | It used to be a cinema on this corner before the bank was built. | There used to be a cinema on this corner before the bank was built.
modal | She cans dance very well. | She can dance very well.
modal | He should wears a coat because it's snowing. | He should wear a coat because it's snowing.
modal | I will can drive when I'm eighteen. | I will be able to drive when I'm eighteen.
modal | When I was only four, I can already read the newspaper. | When I was only four, I could already read the newspaper.
modal | Take a scarf with you, because it can snow later this afternoon. | Take a scarf with you, because it might snow later this afternoon. | Take a scarf with you, because it may snow later this afternoon.
modal | I know I should have call you before I came. | I know I should have called you before I came.
modal | Without your donation we would must close the animal shelter. | Without your donation we would have to close the animal shelter.
capital-letters | My pen pal and i are both twelve. | My pen pal and I are both twelve.
capital-letters | We speak english in this class. | We speak English in this class.
capital-letters | She works for a japanese company in Gebze. | She works for a Japanese company in Gebze.
capital-letters | The banks are closed on new year's day. | The banks are closed on New Year's Day.
capital-letters | Although her mother is greek, she has never been to Athens. | Although her mother is Greek, she has never been to Athens.
capital-letters | The storm moved slowly across the black sea towards the coast. | The storm moved slowly across the Black Sea towards the coast.
capital-letters | After three years in marketing, He decided to train as a carpenter. | After three years in marketing, he decided to train as a carpenter.
punctuation | Yes I have a hamster. | Yes, I have a hamster.
punctuation | Hello Selim how are you? | Hello Selim, how are you? | Hello, Selim, how are you?
punctuation | The new mobile game, is better than the old one. | The new mobile game is better than the old one.
punctuation | We invited her three times. However she didn't come. | We invited her three times. However, she didn't come.
punctuation | Istanbul which has over fifteen million inhabitants is not the capital. | Istanbul, which has over fifteen million inhabitants, is not the capital.
punctuation | What I really need, is a quiet place to work. | What I really need is a quiet place to work.
punctuation | The captain asked me whether I had ever been on a ship? | The captain asked me whether I had ever been on a ship.
spelling | My familly is from Sivas. | My family is from Sivas.
spelling | Is your freind Spanish or Italian? | Is your friend Spanish or Italian?
spelling | I'm not sure wether the shop is open. | I'm not sure whether the shop is open.
spelling | The nights in Erzurum are realy cold, so bring gloves. | The nights in Erzurum are really cold, so bring gloves.
spelling | I would definately recommend this course to a beginner. | I would definitely recommend this course to a beginner.
spelling | Honestly, I think it is unneccessary to print every single document. | Honestly, I think it is unnecessary to print every single document.
spelling | He did not loose hope even after the second operation. | He did not lose hope even after the second operation.
other | This shoes are too big for me. | These shoes are too big for me.
other | Is very cold today, so wear your gloves. | It is very cold today, so wear your gloves. | It's very cold today, so wear your gloves.
other | The referee looked at us angry and left the pitch. | The referee looked at us angrily and left the pitch.
other | People in this neighbourhood is very friendly to strangers. | People in this neighbourhood are very friendly to strangers.
other | The joke was too funny that we couldn't stop laughing. | The joke was so funny that we couldn't stop laughing.
other | The outcome of the campaign will depend on how quick we can act. | The outcome of the campaign will depend on how quickly we can act.
other | The number of wolves in these mountains are rising again. | The number of wolves in these mountains is rising again.
`;
