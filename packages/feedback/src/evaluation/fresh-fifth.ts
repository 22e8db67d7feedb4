/**
 * Evaluation set of wrong sentences, seven per code. Written on 2026-11-21 by an author who wrote neither the rules
 * nor the earlier sets.
 */
export const freshFifth = `
missing-article | My brother works as waiter in Bodrum every summer. | My brother works as a waiter in Bodrum every summer.
missing-article | Is there pharmacy near your hotel? | Is there a pharmacy near your hotel?
missing-article | We had breakfast in garden this morning, and it was lovely. | We had breakfast in the garden this morning, and it was lovely.
missing-article | When I was child, my grandmother used to tell me stories about giants. | When I was a child, my grandmother used to tell me stories about giants.
missing-article | If I find cheap flat in Eskişehir, I will move there before the semester starts. | If I find a cheap flat in Eskişehir, I will move there before the semester starts.
missing-article | The surgeon made tiny incision below his knee. | The surgeon made a tiny incision below his knee.
missing-article | Our blacksmith has excellent reputation in the nearby villages. | Our blacksmith has an excellent reputation in the nearby villages.
extra-article | I love the chocolate, but it isn't good for my teeth. | I love chocolate, but it isn't good for my teeth.
extra-article | We usually have the dinner at eight o'clock. | We usually have dinner at eight o'clock.
extra-article | My cousins moved to the Adana two years ago. | My cousins moved to Adana two years ago.
extra-article | Many scientists believe that the climate change will cause more floods in the future. | Many scientists believe that climate change will cause more floods in the future.
extra-article | After I finish the high school, I want to work abroad for a year. | After I finish high school, I want to work abroad for a year.
extra-article | The patience is a virtue that few football fans possess. | Patience is a virtue that few football fans possess.
extra-article | My flatmate suffers from the insomnia, so she drinks camomile tea. | My flatmate suffers from insomnia, so she drinks camomile tea.
missing-preposition | Please wait me in front of the cinema. | Please wait for me in front of the cinema.
missing-preposition | I will reply your message tomorrow. | I will reply to your message tomorrow.
missing-preposition | My sister is looking her keys again. | My sister is looking for her keys again.
missing-preposition | My parents rarely agree me when we talk about politics. | My parents rarely agree with me when we talk about politics.
missing-preposition | Did you apologise the teacher after you broke the projector? | Did you apologise to the teacher after you broke the projector?
missing-preposition | The municipality has finally responded our complaints about the rubbish. | The municipality has finally responded to our complaints about the rubbish.
missing-preposition | The engineer accused his partner stealing the blueprints. | The engineer accused his partner of stealing the blueprints.
wrong-preposition | My sister is married with a dentist. | My sister is married to a dentist.
wrong-preposition | I am not good in chess, but I like it. | I am not good at chess, but I like it.
wrong-preposition | The last bus leaves on half past eleven. | The last bus leaves at half past eleven.
wrong-preposition | Although the play was meant to be sad, everybody laughed to the main actor. | Although the play was meant to be sad, everybody laughed at the main actor.
wrong-preposition | Do you know why Cem is so angry to his neighbours? | Do you know why Cem is so angry with his neighbours? | Do you know why Cem is so angry at his neighbours?
wrong-preposition | The pensioners were dissatisfied from the new tariff. | The pensioners were dissatisfied with the new tariff.
wrong-preposition | This novella consists from four chapters and a short epilogue. | This novella consists of four chapters and a short epilogue.
extra-preposition | I called to my grandmother on Sunday. | I called my grandmother on Sunday.
extra-preposition | We arrived to home at midnight. | We arrived home at midnight.
extra-preposition | He married with his classmate last summer. | He married his classmate last summer.
extra-preposition | When we entered into the classroom, the exam had already begun. | When we entered the classroom, the exam had already begun.
extra-preposition | Will you contact with the landlord before you sign the lease? | Will you contact the landlord before you sign the lease?
extra-preposition | In his speech, the rector emphasised on the importance of ethics. | In his speech, the rector emphasised the importance of ethics.
extra-preposition | Chronic stress can affect to your digestion. | Chronic stress can affect your digestion.
third-person-s | Our dog bark at every cyclist. | Our dog barks at every cyclist.
third-person-s | My flatmate never wash the dishes. | My flatmate never washes the dishes.
third-person-s | Elif study law at Ankara University. | Elif studies law at Ankara University.
third-person-s | My father gets worried when my brother come home late. | My father gets worried when my brother comes home late.
third-person-s | I know a woman who speak six languages, although she has never left Turkey. | I know a woman who speaks six languages, although she has never left Turkey.
third-person-s | The old sculptor carve enormous horses out of walnut wood. | The old sculptor carves enormous horses out of walnut wood.
third-person-s | Everybody in the workshop envy his dexterity. | Everybody in the workshop envies his dexterity.
he-she-it | My mother is a nurse and he works at night. | My mother is a nurse and she works at night.
he-she-it | This is my uncle Kemal. She has a small bakery. | This is my uncle Kemal. He has a small bakery.
he-she-it | I bought a new phone, but he is already broken. | I bought a new phone, but it is already broken.
he-she-it | When my grandmother visited us last spring, he brought a huge jar of honey. | When my grandmother visited us last spring, she brought a huge jar of honey.
he-she-it | Do you remember my friend Burak, who told us that her car had been stolen? | Do you remember my friend Burak, who told us that his car had been stolen?
he-she-it | The bride was nervous because his veil was too long. | The bride was nervous because her veil was too long.
he-she-it | The widow blamed himself for the fire in the barn. | The widow blamed herself for the fire in the barn.
be-omission | My room very small, but I like it. | My room is very small, but I like it.
be-omission | We ready for the picnic. | We are ready for the picnic.
be-omission | Where my glasses? | Where are my glasses?
be-omission | I didn't go to school yesterday because I ill. | I didn't go to school yesterday because I was ill.
be-omission | Selin says that her parents from a village near Trabzon. | Selin says that her parents are from a village near Trabzon.
be-omission | The staircase in our building always slippery in winter. | The staircase in our building is always slippery in winter.
be-omission | The stuffed mussels at that stall delicious, but a bit too salty for me. | The stuffed mussels at that stall are delicious, but a bit too salty for me. | The stuffed mussels at that stall were delicious, but a bit too salty for me.
be-insertion | I am live in a flat with my cousins. | I live in a flat with my cousins.
be-insertion | My friends are play basketball after school every day. | My friends play basketball after school every day.
be-insertion | The baby was cried all night. | The baby cried all night.
be-insertion | I am usually wake up late at weekends, so I miss breakfast. | I usually wake up late at weekends, so I miss breakfast.
be-insertion | When the teacher asked who had broken the window, nobody was answered. | When the teacher asked who had broken the window, nobody answered.
be-insertion | The collision was happened near the entrance to the tunnel. | The collision happened near the entrance to the tunnel.
be-insertion | In our valley, the fog is disappears by noon. | In our valley, the fog disappears by noon.
tense-present-perfect | I know Ayşe for ten years. | I have known Ayşe for ten years. | I've known Ayşe for ten years.
tense-present-perfect | My aunt is a nurse since 2011. | My aunt has been a nurse since 2011.
tense-present-perfect | I have bought this jacket last week. | I bought this jacket last week.
tense-present-perfect | We are waiting for the ferry since seven o'clock, and it still hasn't come. | We have been waiting for the ferry since seven o'clock, and it still hasn't come. | We've been waiting for the ferry since seven o'clock, and it still hasn't come.
tense-present-perfect | How long do you have this cough, and did you see a doctor about it last week? | How long have you had this cough, and did you see a doctor about it last week?
tense-present-perfect | The orchard belongs to our family for three generations. | The orchard has belonged to our family for three generations.
tense-present-perfect | Nobody inhabits that mansion since the earthquake in 1999. | Nobody has inhabited that mansion since the earthquake in 1999.
tense-other | Last weekend we visit my aunt in Konya. | Last weekend we visited my aunt in Konya.
tense-other | She listens to music right now, so she can't hear you. | She is listening to music right now, so she can't hear you.
tense-other | We swim in the lake two days ago. | We swam in the lake two days ago.
tense-other | When I will get home, I will send you the photos of the wedding. | When I get home, I will send you the photos of the wedding.
tense-other | Yesterday Deniz told me that he will help us with the move, but he never came. | Yesterday Deniz told me that he would help us with the move, but he never came.
tense-other | The archaeologists dig up a bronze bowl last August. | The archaeologists dug up a bronze bowl last August.
tense-other | My in-laws are owning a tiny vineyard near Şarköy. | My in-laws own a tiny vineyard near Şarköy.
word-order | I every morning drink two glasses of tea. | I drink two glasses of tea every morning. | Every morning I drink two glasses of tea.
word-order | She speaks very well English. | She speaks English very well.
word-order | My suitcase is not enough big. | My suitcase is not big enough.
word-order | I yesterday met a girl who had lived in five countries. | Yesterday I met a girl who had lived in five countries. | I met a girl yesterday who had lived in five countries.
word-order | If the weather improves, we will at the beach meet around noon. | If the weather improves, we will meet at the beach around noon.
word-order | The plumber repaired quickly the leaking radiator. | The plumber quickly repaired the leaking radiator. | The plumber repaired the leaking radiator quickly.
word-order | The volunteers gave to the orphans woollen blankets. | The volunteers gave woollen blankets to the orphans. | The volunteers gave the orphans woollen blankets.
question-formation | Why you are crying? | Why are you crying?
question-formation | What time the bus leaves? | What time does the bus leave?
question-formation | How much costs this bag? | How much does this bag cost?
question-formation | Do you know what time does the museum open on Sundays? | Do you know what time the museum opens on Sundays?
question-formation | What did you did when you saw the snake in your tent? | What did you do when you saw the snake in your tent?
question-formation | Does your landlord charges extra for heating? | Does your landlord charge extra for heating?
question-formation | From which quarry they brought this marble? | From which quarry did they bring this marble?
negation | I not like horror films. | I don't like horror films. | I do not like horror films.
negation | My sister is a vegetarian, so she no eat meat. | My sister is a vegetarian, so she doesn't eat meat. | My sister is a vegetarian, so she does not eat meat.
negation | I didn't see nobody at the beach. | I didn't see anybody at the beach. | I saw nobody at the beach.
negation | If you not study tonight, you will probably fail the exam. | If you don't study tonight, you will probably fail the exam. | If you do not study tonight, you will probably fail the exam.
negation | Yesterday my father not came to dinner because he had a meeting. | Yesterday my father didn't come to dinner because he had a meeting. | Yesterday my father did not come to dinner because he had a meeting.
negation | The tenants upstairs never don't complain about the noise. | The tenants upstairs never complain about the noise.
negation | The referee hasn't no patience with rude players. | The referee has no patience with rude players. | The referee doesn't have any patience with rude players.
countability | I have a lot of homeworks this week. | I have a lot of homework this week.
countability | Can you give me an advice about university? | Can you give me some advice about university? | Can you give me a piece of advice about university?
countability | We bought new furnitures for the living room. | We bought new furniture for the living room.
countability | The news are always bad, so my parents have stopped watching television. | The news is always bad, so my parents have stopped watching television.
countability | When we moved to Antalya, we put all our luggages in my uncle's van. | When we moved to Antalya, we put all our luggage in my uncle's van.
countability | The laboratory ordered expensive equipments from Germany. | The laboratory ordered expensive equipment from Germany.
countability | The hail did serious damages to the hazelnut crop. | The hail did serious damage to the hazelnut crop.
quantifier | There are too much tourists here in summer. | There are too many tourists here in summer.
quantifier | How many time do you need? | How much time do you need?
quantifier | I only have a little friends in this city. | I only have a few friends in this city.
quantifier | There aren't much good restaurants in our town, but the bakery is excellent. | There aren't many good restaurants in our town, but the bakery is excellent.
quantifier | When I was a student, I had very few money, but I was happy. | When I was a student, I had very little money, but I was happy.
quantifier | Every of the passengers received a voucher. | Each of the passengers received a voucher. | Every one of the passengers received a voucher.
quantifier | A large amount of pilgrims visit this shrine each spring. | A large number of pilgrims visit this shrine each spring.
plural-after-number | I have two brother and one sister. | I have two brothers and one sister.
plural-after-number | The exam has fifty question. | The exam has fifty questions.
plural-after-number | We stayed in Marmaris for ten day. | We stayed in Marmaris for ten days.
plural-after-number | My uncle, who lives near Kars, has eleven cow and a donkey. | My uncle, who lives near Kars, has eleven cows and a donkey.
plural-after-number | Did you know that our caretaker has worked here for thirty-two year? | Did you know that our caretaker has worked here for thirty-two years?
plural-after-number | The necklace was made of eighteen pearl. | The necklace was made of eighteen pearls.
plural-after-number | Four lighthouse were built along this coast. | Four lighthouses were built along this coast.
comparatives | My best friend is taller from me. | My best friend is taller than me.
comparatives | This exercise is more easy than the first one. | This exercise is easier than the first one.
comparatives | She is the most young player in the team. | She is the youngest player in the team.
comparatives | If the weather gets more bad, we will cancel the picnic. | If the weather gets worse, we will cancel the picnic.
comparatives | My new flat is not as big than the old one, but it's much closer to work. | My new flat is not as big as the old one, but it's much closer to work.
comparatives | Her latest novel is more gloomier than the previous ones. | Her latest novel is gloomier than the previous ones.
comparatives | Which is the most deep gorge in Anatolia? | Which is the deepest gorge in Anatolia?
verb-pattern | My mother wants that I become a doctor. | My mother wants me to become a doctor.
verb-pattern | I finished to read the book last night. | I finished reading the book last night.
verb-pattern | My boss made me to work on Saturday. | My boss made me work on Saturday.
verb-pattern | I am looking forward to see you when you come to Ankara. | I am looking forward to seeing you when you come to Ankara.
verb-pattern | Before leave the house, my grandfather always checks that the stove is off. | Before leaving the house, my grandfather always checks that the stove is off.
verb-pattern | The smugglers avoided to use the main road. | The smugglers avoided using the main road.
verb-pattern | Two of the shareholders refused signing the petition. | Two of the shareholders refused to sign the petition.
collocation-transfer | I did a big mistake in the exam. | I made a big mistake in the exam.
collocation-transfer | We will make a party for her birthday. | We will have a party for her birthday. | We will throw a party for her birthday.
collocation-transfer | I saw a strange dream last night. | I had a strange dream last night.
collocation-transfer | Could you close the television while I am studying for my exam? | Could you turn off the television while I am studying for my exam? | Could you switch off the television while I am studying for my exam?
collocation-transfer | My doctor said that I should drink these pills twice a day until the pain stops. | My doctor said that I should take these pills twice a day until the pain stops.
collocation-transfer | The journalist made an interview with a retired spy. | The journalist did an interview with a retired spy. | The journalist conducted an interview with a retired spy.
collocation-transfer | Strong rain flooded the underpass near the stadium. | Heavy rain flooded the underpass near the stadium.
false-friends-and-calques | I passed my holiday in Bodrum. | I spent my holiday in Bodrum.
false-friends-and-calques | How do you call this fruit in English? | What do you call this fruit in English?
false-friends-and-calques | My father works in a textile fabric in Denizli. | My father works in a textile factory in Denizli.
false-friends-and-calques | As I know, the library will stay open until midnight during the exams. | As far as I know, the library will stay open until midnight during the exams.
false-friends-and-calques | When I stood up too quickly, my head turned and I had to sit down again. | When I stood up too quickly, I felt dizzy and I had to sit down again. | When I stood up too quickly, I got dizzy and I had to sit down again.
false-friends-and-calques | The groom wore a black smoking and a bow tie. | The groom wore a black dinner jacket and a bow tie. | The groom wore a black tuxedo and a bow tie.
false-friends-and-calques | My chef at the insurance company gave me a warning because I was late. | My boss at the insurance company gave me a warning because I was late. | My manager at the insurance company gave me a warning because I was late.
double-connector | Because I was hungry, so I made a sandwich. | Because I was hungry, I made a sandwich. | I was hungry, so I made a sandwich.
double-connector | Even though she studied a lot, but she failed. | Even though she studied a lot, she failed. | She studied a lot, but she failed.
double-connector | Since the shop was closed, so we went home. | Since the shop was closed, we went home. | The shop was closed, so we went home.
double-connector | Though the hotel was quite expensive, however the rooms weren't clean when we arrived. | Though the hotel was quite expensive, the rooms weren't clean when we arrived.
double-connector | As I had forgotten my password, therefore I couldn't check my e-mails until Monday. | As I had forgotten my password, I couldn't check my e-mails until Monday.
double-connector | Despite the blizzard, but the ferry left on time. | Despite the blizzard, the ferry left on time.
double-connector | Whereas the north is mountainous, but the south is flat and fertile. | Whereas the north is mountainous, the south is flat and fertile. | The north is mountainous, but the south is flat and fertile.
relative-pronoun | I have a friend which lives in Canada. | I have a friend who lives in Canada. | I have a friend that lives in Canada.
relative-pronoun | The film that we watched it was boring. | The film that we watched was boring.
relative-pronoun | This is the house who my grandfather built. | This is the house that my grandfather built. | This is the house which my grandfather built. | This is the house my grandfather built.
relative-pronoun | The boy sits next to me in maths always copies my answers. | The boy who sits next to me in maths always copies my answers. | The boy that sits next to me in maths always copies my answers.
relative-pronoun | Do you remember the restaurant that we ate there last summer? | Do you remember the restaurant where we ate last summer? | Do you remember the restaurant that we ate at last summer?
relative-pronoun | The carpenter, which workshop burned down, has moved to Bolu. | The carpenter, whose workshop burned down, has moved to Bolu.
relative-pronoun | Everything what the witness said was recorded. | Everything that the witness said was recorded. | Everything the witness said was recorded.
possessive | My teacher name is Mrs Kaya. | My teacher's name is Mrs Kaya.
possessive | The bag of Ayşe is red. | Ayşe's bag is red.
possessive | Is this umbrella your? | Is this umbrella yours?
possessive | We spent the whole summer at my uncle house because our flat was being painted. | We spent the whole summer at my uncle's house because our flat was being painted.
possessive | A friend of me told me that the concert had been cancelled. | A friend of mine told me that the concert had been cancelled.
possessive | The magician assistant vanished from the box. | The magician's assistant vanished from the box.
possessive | Their greenhouse is warmer than our. | Their greenhouse is warmer than ours.
there-is-have | There have a big park in my city. | There is a big park in my city.
there-is-have | It has many people in the square today. | There are many people in the square today.
there-is-have | There is many shops near my school. | There are many shops near my school.
there-is-have | When I was little, there had a cinema behind our house. | When I was little, there was a cinema behind our house.
there-is-have | Do you think there have enough chairs for everybody who is coming tonight? | Do you think there are enough chairs for everybody who is coming tonight?
there-is-have | On the top shelf has a jar of pickles. | There is a jar of pickles on the top shelf. | On the top shelf there is a jar of pickles.
there-is-have | There isn't any sharks in this bay. | There aren't any sharks in this bay. | There are not any sharks in this bay.
modal | You must to wear a helmet on a motorbike. | You must wear a helmet on a motorbike.
modal | I can speaking three languages. | I can speak three languages.
modal | He should goes to bed early. | He should go to bed early.
modal | Yesterday I must stay at home because my little brother was ill. | Yesterday I had to stay at home because my little brother was ill.
modal | Will I can use my phone during the flight if I turn on airplane mode? | Will I be able to use my phone during the flight if I turn on airplane mode? | Can I use my phone during the flight if I turn on airplane mode?
modal | The pilot had to postponed the departure. | The pilot had to postpone the departure.
modal | Visitors don't must touch the exhibits. | Visitors mustn't touch the exhibits. | Visitors must not touch the exhibits.
capital-letters | I was born in july. | I was born in July.
capital-letters | My cousin has lived in germany for three years. | My cousin has lived in Germany for three years.
capital-letters | Can your sister speak french? | Can your sister speak French?
capital-letters | When i was seven, we moved to a bigger house with a balcony. | When I was seven, we moved to a bigger house with a balcony.
capital-letters | We will leave on friday evening if my father finishes work early. | We will leave on Friday evening if my father finishes work early.
capital-letters | She teaches ottoman history at a private college. | She teaches Ottoman history at a private college.
capital-letters | Our neighbours celebrated christmas with a Norwegian family. | Our neighbours celebrated Christmas with a Norwegian family.
punctuation | I hope, that you are well. | I hope that you are well.
punctuation | Where are you from. | Where are you from?
punctuation | However I couldn't find my passport. | However, I couldn't find my passport.
punctuation | If the train is late again we will have to call a taxi. | If the train is late again, we will have to call a taxi.
punctuation | The book, that I borrowed from you last month, is still on my desk. | The book that I borrowed from you last month is still on my desk.
punctuation | We need aubergines courgettes and a bunch of parsley. | We need aubergines, courgettes and a bunch of parsley. | We need aubergines, courgettes, and a bunch of parsley.
punctuation | The botanist couldn't explain, why the petals had turned blue. | The botanist couldn't explain why the petals had turned blue.
spelling | My favourite subject is mathmatics. | My favourite subject is mathematics.
spelling | The beach was very beatiful. | The beach was very beautiful.
spelling | I recieved your letter this morning. | I received your letter this morning.
spelling | Tomorow we will go shopping because my sister needs a dress for the wedding. | Tomorrow we will go shopping because my sister needs a dress for the wedding.
spelling | Do you know the adress of the restaurant where we are meeting? | Do you know the address of the restaurant where we are meeting?
spelling | The goverment has promised to renovate the harbour. | The government has promised to renovate the harbour.
spelling | The orkestra played a slow waltz at the end. | The orchestra played a slow waltz at the end.
`;
