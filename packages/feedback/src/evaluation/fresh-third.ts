/**
 * Evaluation set of wrong sentences, ten per code. Written on 2026-11-21 by an author who did not write the rules.
 * It was measured before any rule author read it.
 */
export const freshThird = `
missing-article | My uncle has red motorbike. | My uncle has a red motorbike.
missing-article | I want to buy umbrella because it rains a lot here. | I want to buy an umbrella because it rains a lot here.
missing-article | Can you close window, please? | Can you close the window, please?
missing-article | We stayed in small village near Rize for two nights. | We stayed in a small village near Rize for two nights.
missing-article | My cousin is electrician and he works in Gebze. | My cousin is an electrician and he works in Gebze.
missing-article | Last night we watched documentary about penguins. | Last night we watched a documentary about penguins.
missing-article | Who was first person to climb Everest? | Who was the first person to climb Everest?
missing-article | It was such boring lecture that half of us fell asleep. | It was such a boring lecture that half of us fell asleep.
missing-article | Unfortunately, majority of the participants didn't answer the last question. | Unfortunately, the majority of the participants didn't answer the last question.
missing-article | If there had been hospital closer to our district, the injured climber might have survived. | If there had been a hospital closer to our district, the injured climber might have survived.
extra-article | I have the breakfast at seven every day. | I have breakfast at seven every day.
extra-article | My favourite sport is the volleyball. | My favourite sport is volleyball.
extra-article | I go to the bed at eleven o'clock. | I go to bed at eleven o'clock.
extra-article | Her son plays the chess very well. | Her son plays chess very well.
extra-article | She has been learning the German for six months. | She has been learning German for six months.
extra-article | We camped near the Lake Abant with our neighbours. | We camped near Lake Abant with our neighbours.
extra-article | Nobody knows what the happiness really means. | Nobody knows what happiness really means.
extra-article | The most people believe that money brings comfort. | Most people believe that money brings comfort.
extra-article | In the today's world, children spend hours in front of a screen. | In today's world, children spend hours in front of a screen.
extra-article | The overpopulation is one of the reasons why rents are rising in big cities. | Overpopulation is one of the reasons why rents are rising in big cities.
missing-preposition | We are waiting the bus in front of the market. | We are waiting for the bus in front of the market.
missing-preposition | Look this photo of my new puppy! | Look at this photo of my new puppy!
missing-preposition | I go the gym every Tuesday. | I go to the gym every Tuesday.
missing-preposition | He apologized me for his rude message. | He apologized to me for his rude message.
missing-preposition | My grandfather was born 1948 and never left Kayseri. | My grandfather was born in 1948 and never left Kayseri.
missing-preposition | Who does this woollen scarf belong? | Who does this woollen scarf belong to? | To whom does this woollen scarf belong?
missing-preposition | Our plans for the weekend depend the weather. | Our plans for the weekend depend on the weather.
missing-preposition | Many villagers still rely agriculture to feed their families. | Many villagers still rely on agriculture to feed their families.
missing-preposition | She has finally succeeded passing her driving test. | She has finally succeeded in passing her driving test.
missing-preposition | The manager didn't respond any of our complaints. | The manager didn't respond to any of our complaints.
wrong-preposition | My birthday is at June. | My birthday is in June.
wrong-preposition | I am very good in mathematics. | I am very good at mathematics.
wrong-preposition | We arrived to Ankara late in the evening. | We arrived in Ankara late in the evening.
wrong-preposition | My little sister is interested with dinosaurs. | My little sister is interested in dinosaurs.
wrong-preposition | He got married with a dentist last summer. | He got married to a dentist last summer.
wrong-preposition | I'm tired from your excuses. | I'm tired of your excuses.
wrong-preposition | What is the difference of these two phones? | What is the difference between these two phones?
wrong-preposition | The orchestra consists from forty young musicians. | The orchestra consists of forty young musicians.
wrong-preposition | She is responsible from the finance department. | She is responsible for the finance department.
wrong-preposition | He insisted to the idea that violence could never be justified. | He insisted on the idea that violence could never be justified.
extra-preposition | I called to my grandmother last night. | I called my grandmother last night.
extra-preposition | I went to home after the match. | I went home after the match.
extra-preposition | We will meet in next Friday. | We will meet next Friday.
extra-preposition | They entered to the classroom quietly. | They entered the classroom quietly.
extra-preposition | Can you answer to my question, please? | Can you answer my question, please?
extra-preposition | We reached to the top of the mountain before noon. | We reached the top of the mountain before noon.
extra-preposition | My nephew resembles to our father. | My nephew resembles our father.
extra-preposition | The author emphasizes on the importance of friendship. | The author emphasizes the importance of friendship.
extra-preposition | The new law will affect on thousands of small shopkeepers. | The new law will affect thousands of small shopkeepers.
extra-preposition | Before booking a suite, you should contact with the hotel manager. | Before booking a suite, you should contact the hotel manager.
third-person-s | My dad drive a taxi in Bursa. | My dad drives a taxi in Bursa.
third-person-s | Zeynep never eat meat. | Zeynep never eats meat.
third-person-s | The cat sleep on my pillow every night. | The cat sleeps on my pillow every night.
third-person-s | My roommate always forget to wash the dishes. | My roommate always forgets to wash the dishes.
third-person-s | This bus go to the airport every twenty minutes. | This bus goes to the airport every twenty minutes.
third-person-s | Emre speak three languages and plays the cello. | Emre speaks three languages and plays the cello.
third-person-s | It take about an hour to get to my office. | It takes about an hour to get to my office.
third-person-s | A good leader listen to the people around him and accepts criticism. | A good leader listens to the people around him and accepts criticism.
third-person-s | The writer claim that social media makes us lonelier. | The writer claims that social media makes us lonelier.
third-person-s | Every year the company invite its best customers to a dinner in Antalya. | Every year the company invites its best customers to a dinner in Antalya.
he-she-it | This is my girlfriend. He is from Adana. | This is my girlfriend. She is from Adana.
he-she-it | My grandmother loves his garden. | My grandmother loves her garden.
he-she-it | My bicycle is old, but I love her. | My bicycle is old, but I love it.
he-she-it | Elif forgot his keys at the office, so she couldn't get in. | Elif forgot her keys at the office, so she couldn't get in.
he-she-it | My husband broke her leg while skiing. | My husband broke his leg while skiing.
he-she-it | I met our new neighbour Ayşe, and he invited me for tea. | I met our new neighbour Ayşe, and she invited me for tea.
he-she-it | When my nephew was a child, she used to be afraid of the dark. | When my nephew was a child, he used to be afraid of the dark.
he-she-it | The actress said that he would never work with that director again. | The actress said that she would never work with that director again.
he-she-it | The queen was admired because he treated everyone equally. | The queen was admired because she treated everyone equally.
he-she-it | The city has changed a lot since his mayor resigned. | The city has changed a lot since its mayor resigned.
be-omission | My school very big. | My school is very big.
be-omission | I from Trabzon. | I am from Trabzon. | I'm from Trabzon.
be-omission | We hungry, so let's eat something. | We are hungry, so let's eat something. | We're hungry, so let's eat something.
be-omission | My parents at work until six o'clock. | My parents are at work until six o'clock.
be-omission | This lentil soup too salty for me. | This lentil soup is too salty for me.
be-omission | My cousin going to start university next autumn. | My cousin is going to start university next autumn.
be-omission | I was late because the roads icy. | I was late because the roads were icy.
be-omission | The museum closed on Mondays, so we should go on Sunday. | The museum is closed on Mondays, so we should go on Sunday.
be-omission | It impossible to concentrate when my neighbours are shouting. | It is impossible to concentrate when my neighbours are shouting. | It's impossible to concentrate when my neighbours are shouting.
be-omission | The reason for my absence that I had a severe toothache. | The reason for my absence is that I had a severe toothache. | The reason for my absence was that I had a severe toothache.
be-insertion | I am live in Konya with my family. | I live in Konya with my family.
be-insertion | She is like chocolate ice cream. | She likes chocolate ice cream.
be-insertion | I am go to work by ferry every morning. | I go to work by ferry every morning.
be-insertion | We are usually eat dinner at eight. | We usually eat dinner at eight.
be-insertion | My brother was broke my tablet last week. | My brother broke my tablet last week.
be-insertion | The accident was happened near the bridge. | The accident happened near the bridge.
be-insertion | I'm think we should take a taxi. | I think we should take a taxi.
be-insertion | This decision is depends on the results of the survey. | This decision depends on the results of the survey.
be-insertion | The number of tourists was fell sharply after the earthquake. | The number of tourists fell sharply after the earthquake.
be-insertion | Many young people are believe that studying abroad guarantees success. | Many young people believe that studying abroad guarantees success.
tense-present-perfect | I know Burak for five years. | I have known Burak for five years. | I've known Burak for five years.
tense-present-perfect | She is married since 2010. | She has been married since 2010.
tense-present-perfect | I have seen him yesterday. | I saw him yesterday.
tense-present-perfect | We are waiting for you since three o'clock. | We have been waiting for you since three o'clock. | We've been waiting for you since three o'clock.
tense-present-perfect | My aunt works at this bank for ten years. | My aunt has worked at this bank for ten years. | My aunt has been working at this bank for ten years.
tense-present-perfect | I have graduated from high school in 2019. | I graduated from high school in 2019.
tense-present-perfect | How long do you play the guitar? | How long have you played the guitar? | How long have you been playing the guitar?
tense-present-perfect | Since the factory opened, hundreds of families moved to the region. | Since the factory opened, hundreds of families have moved to the region.
tense-present-perfect | So far, our team won six matches and lost only one. | So far, our team has won six matches and lost only one.
tense-present-perfect | I am trying to reach your support team for two weeks, but nobody has answered. | I have been trying to reach your support team for two weeks, but nobody has answered. | I've been trying to reach your support team for two weeks, but nobody has answered.
tense-other | Last Sunday we eat kebab at my uncle's house. | Last Sunday we ate kebab at my uncle's house.
tense-other | She buyed a blue dress two days ago. | She bought a blue dress two days ago.
tense-other | Tomorrow I visited my dentist. | Tomorrow I will visit my dentist. | Tomorrow I am going to visit my dentist. | Tomorrow I am visiting my dentist.
tense-other | When I was a child, I play hide-and-seek in our street. | When I was a child, I played hide-and-seek in our street. | When I was a child, I used to play hide-and-seek in our street.
tense-other | I was sleeping when you call me last night. | I was sleeping when you called me last night.
tense-other | If it will snow tomorrow, we'll stay at home. | If it snows tomorrow, we'll stay at home.
tense-other | Be quiet, please, because the baby sleeps now. | Be quiet, please, because the baby is sleeping now.
tense-other | During the interview she told me that she will resign the following week. | During the interview she told me that she would resign the following week.
tense-other | If I had known about the strike, I would take an earlier train. | If I had known about the strike, I would have taken an earlier train.
tense-other | By the time the firefighters arrived, the flames already destroyed the roof. | By the time the firefighters arrived, the flames had already destroyed the roof.
word-order | I every day drink tea. | I drink tea every day. | Every day I drink tea.
word-order | She speaks very well English. | She speaks English very well.
word-order | I have a car black. | I have a black car.
word-order | We always are late for the first lesson. | We are always late for the first lesson.
word-order | Yesterday bought my mother a new oven. | Yesterday my mother bought a new oven. | My mother bought a new oven yesterday.
word-order | He plays on Saturdays football with his colleagues. | He plays football with his colleagues on Saturdays. | On Saturdays he plays football with his colleagues.
word-order | This room isn't enough large for a meeting. | This room isn't large enough for a meeting.
word-order | Not only he lost his job, but he also lost his flat. | Not only did he lose his job, but he also lost his flat.
word-order | Never I have seen such a chaotic airport. | Never have I seen such a chaotic airport. | I have never seen such a chaotic airport.
word-order | She didn't know how long was the journey going to take. | She didn't know how long the journey was going to take.
question-formation | What time you get up? | What time do you get up?
question-formation | Where does your aunt lives? | Where does your aunt live?
question-formation | How old you are? | How old are you?
question-formation | Did you went to the concert on Saturday? | Did you go to the concert on Saturday?
question-formation | Why Mert didn't come to the picnic? | Why didn't Mert come to the picnic?
question-formation | How many pets you have? | How many pets do you have?
question-formation | What does this word means in your language? | What does this word mean in your language?
question-formation | Could you tell me how much does this laptop cost? | Could you tell me how much this laptop costs?
question-formation | Who did write the article you mentioned? | Who wrote the article you mentioned?
question-formation | You haven't sent the invoice yet, isn't it? | You haven't sent the invoice yet, have you?
negation | I not like onions. | I don't like onions. | I do not like onions.
negation | My phone not working today. | My phone is not working today. | My phone isn't working today.
negation | I don't never drink coffee. | I never drink coffee. | I don't ever drink coffee.
negation | Nobody didn't help me with my suitcase. | Nobody helped me with my suitcase.
negation | We didn't saw any dolphins from the boat. | We didn't see any dolphins from the boat.
negation | There isn't nothing in the fridge. | There isn't anything in the fridge. | There is nothing in the fridge.
negation | Please not touch the paintings. | Please don't touch the paintings. | Please do not touch the paintings.
negation | Neither of my parents doesn't approve of my decision. | Neither of my parents approves of my decision. | Neither of my parents approve of my decision.
negation | I couldn't hardly hear the speaker because of the construction noise. | I could hardly hear the speaker because of the construction noise.
negation | He left the negotiations without saying nothing to the journalists. | He left the negotiations without saying anything to the journalists.
countability | I need an advice about my homework. | I need some advice about my homework. | I need advice about my homework. | I need a piece of advice about my homework.
countability | We bought two breads and some cheese. | We bought two loaves of bread and some cheese.
countability | Her hairs are long and curly. | Her hair is long and curly.
countability | Our chemistry teacher gave us a lot of homeworks. | Our chemistry teacher gave us a lot of homework.
countability | We sold all our old furnitures before moving. | We sold all our old furniture before moving.
countability | I have a good news for you! | I have good news for you! | I have some good news for you!
countability | We had a terrible weather during our holiday in Sinop. | We had terrible weather during our holiday in Sinop.
countability | The clinic ordered modern equipments from Germany. | The clinic ordered modern equipment from Germany.
countability | Scientists have published several researches on sleep. | Scientists have published several studies on sleep. | Scientists have published several pieces of research on sleep.
countability | The internet gives us access to endless knowledges about other cultures. | The internet gives us access to endless knowledge about other cultures.
quantifier | There are much cars in our street. | There are many cars in our street. | There are a lot of cars in our street.
quantifier | I don't have many money. | I don't have much money. | I don't have a lot of money.
quantifier | How much students are in your class? | How many students are in your class?
quantifier | I was lonely at first, but now I have a little friends in this city. | I was lonely at first, but now I have a few friends in this city.
quantifier | She has lot of plants on her balcony. | She has a lot of plants on her balcony. | She has lots of plants on her balcony.
quantifier | Every students must wear a uniform. | Every student must wear a uniform. | All students must wear a uniform.
quantifier | We had too much problems with the old landlord. | We had too many problems with the old landlord.
quantifier | Less people read printed newspapers these days. | Fewer people read printed newspapers these days.
quantifier | A large amount of volunteers joined the search for the missing hikers. | A large number of volunteers joined the search for the missing hikers.
quantifier | Only few passengers managed to leave the sinking ship in time. | Only a few passengers managed to leave the sinking ship in time.
plural-after-number | I have two brother and a sister. | I have two brothers and a sister.
plural-after-number | There are seven day in a week. | There are seven days in a week.
plural-after-number | My grandma has five grandchild. | My grandma has five grandchildren.
plural-after-number | We waited for forty minute outside the consulate. | We waited for forty minutes outside the consulate.
plural-after-number | He ordered four glass of lemonade for us. | He ordered four glasses of lemonade for us.
plural-after-number | My flat has three room and a tiny balcony. | My flat has three rooms and a tiny balcony.
plural-after-number | The examiner found several mistake in my paragraph. | The examiner found several mistakes in my paragraph.
plural-after-number | Both team played brilliantly in the second half. | Both teams played brilliantly in the second half.
plural-after-number | Over the past two decade, the coastline has changed completely. | Over the past two decades, the coastline has changed completely.
plural-after-number | One of my colleague has just been promoted. | One of my colleagues has just been promoted.
comparatives | My bag is more heavy than yours. | My bag is heavier than yours.
comparatives | Istanbul is crowded than Eskişehir. | Istanbul is more crowded than Eskişehir.
comparatives | Mount Ararat is the most high mountain in Turkey. | Mount Ararat is the highest mountain in Turkey.
comparatives | My new job is more better than the old one. | My new job is better than the old one.
comparatives | Today is hotter from yesterday. | Today is hotter than yesterday.
comparatives | He doesn't run as fast than his cousin. | He doesn't run as fast as his cousin.
comparatives | It was the worse hotel I have ever stayed in. | It was the worst hotel I have ever stayed in.
comparatives | The more you practise, you become more confident. | The more you practise, the more confident you become.
comparatives | Renewable sources are far cheap than coal in the long run. | Renewable sources are far cheaper than coal in the long run.
comparatives | State hospitals are not so expensive like private clinics. | State hospitals are not so expensive as private clinics. | State hospitals are not as expensive as private clinics.
verb-pattern | I want buy a new computer. | I want to buy a new computer.
verb-pattern | My mum wants that I study medicine. | My mum wants me to study medicine.
verb-pattern | Let me to help you. | Let me help you.
verb-pattern | She finished to paint the kitchen. | She finished painting the kitchen.
verb-pattern | I'm looking forward to see you in Bodrum. | I'm looking forward to seeing you in Bodrum.
verb-pattern | My boss made me to work on Saturday. | My boss made me work on Saturday.
verb-pattern | He suggested me to take the metro. | He suggested taking the metro. | He suggested that I take the metro. | He suggested that I should take the metro.
verb-pattern | The cleaner denied to steal the necklace. | The cleaner denied stealing the necklace. | The cleaner denied having stolen the necklace.
verb-pattern | It is worth to visit the old castle, despite the steep climb. | It is worth visiting the old castle, despite the steep climb.
verb-pattern | I couldn't help to laugh when the minister dropped his notes. | I couldn't help laughing when the minister dropped his notes.
collocation-transfer | I make sport three times a week. | I do sport three times a week. | I do sports three times a week. | I exercise three times a week.
collocation-transfer | Please close your phone during the film. | Please turn off your phone during the film. | Please switch off your phone during the film.
collocation-transfer | My sister pulled many photos at the wedding. | My sister took many photos at the wedding.
collocation-transfer | We made a picnic by the lake. | We had a picnic by the lake.
collocation-transfer | I will enter an exam on Thursday. | I will take an exam on Thursday.
collocation-transfer | I saw a strange dream last night. | I had a strange dream last night.
collocation-transfer | He always says lies to his parents. | He always tells lies to his parents.
collocation-transfer | They did a big mistake by signing the contract. | They made a big mistake by signing the contract.
collocation-transfer | The new minister gave important decisions in his first week. | The new minister made important decisions in his first week. | The new minister took important decisions in his first week.
collocation-transfer | Heavy rain gave damage to the crops around the village. | Heavy rain caused damage to the crops around the village. | Heavy rain did damage to the crops around the village.
false-friends-and-calques | My father works in a car fabric. | My father works in a car factory.
false-friends-and-calques | My new teacher is very sympathetic and funny. | My new teacher is very friendly and funny. | My new teacher is very nice and funny. | My new teacher is very likeable and funny.
false-friends-and-calques | How do you call this fruit in English? | What do you call this fruit in English?
false-friends-and-calques | There are twenty families in our apartment, and we know all of them. | There are twenty families in our apartment building, and we know all of them. | There are twenty families in our building, and we know all of them.
false-friends-and-calques | The groom was wearing a black smoking. | The groom was wearing a black tuxedo. | The groom was wearing a black dinner jacket.
false-friends-and-calques | I controlled my answers before handing in the paper. | I checked my answers before handing in the paper.
false-friends-and-calques | Our patron gave us the afternoon off. | Our boss gave us the afternoon off.
false-friends-and-calques | The capital offers many jobs. From the other side, living there is expensive. | The capital offers many jobs. On the other hand, living there is expensive.
false-friends-and-calques | My psychology was broken after the divorce. | I was depressed after the divorce. | I felt terrible after the divorce.
false-friends-and-calques | The actual economic situation makes it hard for young couples to buy a house. | The current economic situation makes it hard for young couples to buy a house. | The present economic situation makes it hard for young couples to buy a house.
double-connector | Because I was ill, so I stayed at home. | Because I was ill, I stayed at home. | I was ill, so I stayed at home.
double-connector | Although the shop was cheap, but we bought nothing. | Although the shop was cheap, we bought nothing. | The shop was cheap, but we bought nothing.
double-connector | If you are free tonight, so come to my party. | If you are free tonight, come to my party.
double-connector | Even though I set two alarms, but I woke up late. | Even though I set two alarms, I woke up late. | I set two alarms, but I woke up late.
double-connector | When I got back, and I saw a note on the table. | When I got back, I saw a note on the table. | I got back, and I saw a note on the table.
double-connector | Since there was no electricity, so we lit candles. | Since there was no electricity, we lit candles. | There was no electricity, so we lit candles.
double-connector | Despite his injury, but he finished the marathon. | Despite his injury, he finished the marathon.
double-connector | As the deadline was approaching, therefore we worked through the night. | As the deadline was approaching, we worked through the night.
double-connector | In spite of the high salary, but the engineer turned down the offer. | In spite of the high salary, the engineer turned down the offer.
double-connector | Even if the budget is approved tomorrow, but the construction won't begin before spring. | Even if the budget is approved tomorrow, the construction won't begin before spring.
relative-pronoun | I have a friend which lives in Berlin. | I have a friend who lives in Berlin. | I have a friend that lives in Berlin.
relative-pronoun | The girl is singing now is my cousin. | The girl who is singing now is my cousin. | The girl singing now is my cousin.
relative-pronoun | This is the cafe which we met. | This is the cafe where we met.
relative-pronoun | The laptop that I bought it last month is already broken. | The laptop that I bought last month is already broken. | The laptop I bought last month is already broken.
relative-pronoun | I know a man who his daughter works for NASA. | I know a man whose daughter works for NASA.
relative-pronoun | The villagers which we met in Cappadocia were very generous. | The villagers who we met in Cappadocia were very generous. | The villagers we met in Cappadocia were very generous. | The villagers whom we met in Cappadocia were very generous. | The villagers that we met in Cappadocia were very generous.
relative-pronoun | There was a storm who destroyed the harbour. | There was a storm which destroyed the harbour. | There was a storm that destroyed the harbour.
relative-pronoun | My hometown, that lies on the Black Sea, is famous for hazelnuts. | My hometown, which lies on the Black Sea, is famous for hazelnuts.
relative-pronoun | Everything what the witness said turned out to be false. | Everything that the witness said turned out to be false. | Everything the witness said turned out to be false.
relative-pronoun | She failed the interview, what surprised all of us. | She failed the interview, which surprised all of us.
possessive | This is Selin phone. | This is Selin's phone.
possessive | The room of my brother is messy. | My brother's room is messy.
possessive | Is this jacket your or Deniz's? | Is this jacket yours or Deniz's?
possessive | My parents car broke down on the motorway. | My parents' car broke down on the motorway.
possessive | A friend of me works at the embassy. | A friend of mine works at the embassy. | One of my friends works at the embassy.
possessive | The baby elephant never leaves it's mother. | The baby elephant never leaves its mother.
possessive | We tidied the children toys before the guests arrived. | We tidied the children's toys before the guests arrived.
possessive | The mayor speech didn't convince the shopkeepers. | The mayor's speech didn't convince the shopkeepers.
possessive | Last year results were disappointing for the shareholders. | Last year's results were disappointing for the shareholders.
possessive | Women rights are still ignored in many parts of the world. | Women's rights are still ignored in many parts of the world.
there-is-have | In our classroom has thirty students. | In our classroom there are thirty students. | There are thirty students in our classroom. | Our classroom has thirty students.
there-is-have | In my town there have two cinemas. | In my town there are two cinemas. | There are two cinemas in my town.
there-is-have | Is a pharmacy near here? | Is there a pharmacy near here?
there-is-have | It has a big park behind our house. | There is a big park behind our house. | There's a big park behind our house.
there-is-have | Yesterday was a fire in our building. | Yesterday there was a fire in our building. | There was a fire in our building yesterday.
there-is-have | There is three cracked eggs in the basket. | There are three cracked eggs in the basket.
there-is-have | There has a problem with my internet connection. | There is a problem with my internet connection. | There's a problem with my internet connection.
there-is-have | There will have a meeting about the budget on Thursday. | There will be a meeting about the budget on Thursday.
there-is-have | In recent years have been many protests against the dam. | In recent years there have been many protests against the dam. | There have been many protests against the dam in recent years.
there-is-have | I believe it must have another solution to the traffic problem. | I believe there must be another solution to the traffic problem.
modal | I must to go now. | I must go now.
modal | Can you to open this jar? | Can you open this jar?
modal | My brother cans play the drums. | My brother can play the drums.
modal | You should drinking more water. | You should drink more water.
modal | Last summer I can't travel because I was ill. | Last summer I couldn't travel because I was ill.
modal | He might comes to the ceremony with his wife. | He might come to the ceremony with his wife.
modal | You don't must park in front of the fire station. | You mustn't park in front of the fire station. | You must not park in front of the fire station.
modal | The suspect may escaped through the back garden. | The suspect may have escaped through the back garden.
modal | If the bridge is repaired, drivers will can cross the river again. | If the bridge is repaired, drivers will be able to cross the river again. | If the bridge is repaired, drivers can cross the river again.
modal | Nobody would had noticed the leak without your warning. | Nobody would have noticed the leak without your warning.
capital-letters | My best friend is from brazil. | My best friend is from Brazil.
capital-letters | My sister and i live in Malatya. | My sister and I live in Malatya.
capital-letters | Our holiday starts in august. | Our holiday starts in August.
capital-letters | We are going to samsun by train at the weekend. | We are going to Samsun by train at the weekend.
capital-letters | Mrs. Aksoy gave us an english quiz. | Mrs. Aksoy gave us an English quiz.
capital-letters | My older Sister wants to become a pilot. | My older sister wants to become a pilot.
capital-letters | Do you have a pottery course on wednesday evenings? | Do you have a pottery course on Wednesday evenings?
capital-letters | Students from all over europe visit the ruins of Ephesus. | Students from all over Europe visit the ruins of Ephesus.
capital-letters | Many french tourists come to Pamukkale to admire its white terraces. | Many French tourists come to Pamukkale to admire its white terraces.
capital-letters | After graduating, he volunteered for the red crescent in Somalia. | After graduating, he volunteered for the Red Crescent in Somalia.
punctuation | Where are you from. | Where are you from?
punctuation | I dont like spiders. | I don't like spiders.
punctuation | I like apples bananas and grapes. | I like apples, bananas and grapes. | I like apples, bananas, and grapes.
punctuation | When the film ended we went for a walk. | When the film ended, we went for a walk.
punctuation | She told me, that the pool was closed. | She told me that the pool was closed.
punctuation | It was raining, we stayed in the tent. | It was raining, so we stayed in the tent. | It was raining. We stayed in the tent. | It was raining; we stayed in the tent.
punctuation | The new swimming instructor, is a very patient woman. | The new swimming instructor is a very patient woman.
punctuation | However the results of the election were never published. | However, the results of the election were never published.
punctuation | Whether the coach will stay or not, is still unclear. | Whether the coach will stay or not is still unclear.
punctuation | Ankara which is the capital of Turkey is colder than Izmir. | Ankara, which is the capital of Turkey, is colder than Izmir.
spelling | We eat brekfast in the garden. | We eat breakfast in the garden.
spelling | She has beatiful green eyes. | She has beautiful green eyes.
spelling | My favorit animal is the giraffe. | My favourite animal is the giraffe. | My favorite animal is the giraffe.
spelling | I recieved your parcel this morning. | I received your parcel this morning.
spelling | We didn't know wich platform to go to. | We didn't know which platform to go to.
spelling | He is studing law in Istanbul. | He is studying law in Istanbul.
spelling | The librarian is realy kind to stray cats. | The librarian is really kind to stray cats.
spelling | The goverment announced a new tax on petrol. | The government announced a new tax on petrol.
spelling | Working from home has both advantages and disadventages. | Working from home has both advantages and disadvantages.
spelling | It was not neccessary to cancel the entire tour. | It was not necessary to cancel the entire tour.
other | This shoes are very expensive. | These shoes are very expensive.
other | I love she very much. | I love her very much.
other | I am boring today because all my friends are away. | I am bored today because all my friends are away.
other | My uncle speaks English very good. | My uncle speaks English very well.
other | Is very cold in Erzurum in winter. | It is very cold in Erzurum in winter. | It's very cold in Erzurum in winter.
other | My friends was late for the rehearsal. | My friends were late for the rehearsal.
other | She is such clever that everyone asks her for help. | She is so clever that everyone asks her for help.
other | The twins always defend each others. | The twins always defend each other.
other | The captain's sudden die shocked the whole village. | The captain's sudden death shocked the whole village.
other | The economical crisis of 2001 forced many firms to close. | The economic crisis of 2001 forced many firms to close.
`;
