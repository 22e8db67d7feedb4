/**
 * Evaluation set of wrong sentences. Written on 2026-11-21 by an author who did not write the rules. Rule authors
 * have read it since.
 */
export const freshSecond = `
missing-article | My father is engineer in a factory. | My father is an engineer in a factory.
missing-article | Do you have pet at home? | Do you have a pet at home?
missing-article | I bought umbrella because it was raining. | I bought an umbrella because it was raining.
missing-article | Sun is very hot in Antalya today. | The sun is very hot in Antalya today.
missing-article | We stayed in small hotel near the beach. | We stayed in a small hotel near the beach.
missing-article | She wants to become famous singer when she grows up. | She wants to become a famous singer when she grows up.
missing-article | Can you close window, please? I am cold. | Can you close the window, please? I am cold.
missing-article | It was best holiday of my life. | It was the best holiday of my life.
missing-article | Most of students in my class prefer online lessons because they live far from the campus. | Most of the students in my class prefer online lessons because they live far from the campus. | Most students in my class prefer online lessons because they live far from the campus.
missing-article | Government should build more parks for children who live in big cities. | The government should build more parks for children who live in big cities.
missing-article | After long discussion, we finally reached an agreement about the rent. | After a long discussion, we finally reached an agreement about the rent.
missing-article | Having good sense of humour helps teachers to keep the class interested. | Having a good sense of humour helps teachers to keep the class interested.
extra-article | I go to the school by bus every morning. | I go to school by bus every morning.
extra-article | My brother plays the football on Sundays. | My brother plays football on Sundays.
extra-article | She has the breakfast at seven o'clock. | She has breakfast at seven o'clock.
extra-article | My cousin lives in the Germany with his wife. | My cousin lives in Germany with his wife.
extra-article | I love the cats, but my parents don't want one in the flat. | I love cats, but my parents don't want one in the flat.
extra-article | He was in the bed all day with a fever. | He was in bed all day with a fever.
extra-article | The money can't buy the happiness, as my grandfather says. | Money can't buy happiness, as my grandfather says.
extra-article | I am studying the chemistry at a university in Eskişehir. | I am studying chemistry at a university in Eskişehir.
extra-article | In the modern society, people spend less time with their neighbours. | In modern society, people spend less time with their neighbours.
extra-article | The most people believe that a high salary matters more than a quiet life. | Most people believe that a high salary matters more than a quiet life.
extra-article | The unemployment is one of the biggest problems that young people face. | Unemployment is one of the biggest problems that young people face.
extra-article | He was sent to the prison for selling stolen cars, and he lost contact with his children. | He was sent to prison for selling stolen cars, and he lost contact with his children.
missing-preposition | I am waiting my friend at the bus stop. | I am waiting for my friend at the bus stop.
missing-preposition | My sister was born 12 May. | My sister was born on 12 May.
missing-preposition | Can you look this photo? | Can you look at this photo?
missing-preposition | We moved Ankara two years ago. | We moved to Ankara two years ago.
missing-preposition | Have you ever been Italy? | Have you ever been to Italy?
missing-preposition | He didn't reply my message, so I called him. | He didn't reply to my message, so I called him.
missing-preposition | She apologised her teacher for being late. | She apologised to her teacher for being late.
missing-preposition | I haven't got enough cash to pay this dinner. | I haven't got enough cash to pay for this dinner.
missing-preposition | The success of the picnic will depend the weather. | The success of the picnic will depend on the weather.
missing-preposition | Many employees complained the long working hours at the last meeting. | Many employees complained about the long working hours at the last meeting.
missing-preposition | The documentary made me think the future of our oceans. | The documentary made me think about the future of our oceans.
missing-preposition | Companies should invest cleaner energy instead of opening new coal mines. | Companies should invest in cleaner energy instead of opening new coal mines.
wrong-preposition | I get up at seven o'clock on the morning. | I get up at seven o'clock in the morning.
wrong-preposition | My birthday is at July. | My birthday is in July.
wrong-preposition | We go to work with bus. | We go to work by bus.
wrong-preposition | I am good in maths. | I am good at maths.
wrong-preposition | My best friend got married with a doctor. | My best friend got married to a doctor.
wrong-preposition | She is interested with old coins. | She is interested in old coins.
wrong-preposition | I was angry to my brother because he broke my glasses. | I was angry with my brother because he broke my glasses. | I was angry at my brother because he broke my glasses.
wrong-preposition | Everybody laughed to me when I fell down. | Everybody laughed at me when I fell down.
wrong-preposition | The price of a plane ticket depends to the season. | The price of a plane ticket depends on the season.
wrong-preposition | Teenagers are increasingly addicted with social media. | Teenagers are increasingly addicted to social media.
wrong-preposition | There has been a sharp increase at the number of tourists since the new airport opened. | There has been a sharp increase in the number of tourists since the new airport opened.
wrong-preposition | Lack of sleep is responsible from many traffic accidents. | Lack of sleep is responsible for many traffic accidents.
extra-preposition | I want to go to home now. | I want to go home now.
extra-preposition | We will visit to our grandparents next weekend. | We will visit our grandparents next weekend.
extra-preposition | I called to my mother after dinner. | I called my mother after dinner.
extra-preposition | She went to there with her classmates. | She went there with her classmates.
extra-preposition | He didn't answer to my question. | He didn't answer my question.
extra-preposition | I really enjoyed from your party last night. | I really enjoyed your party last night.
extra-preposition | My aunt married with a man from Trabzon. | My aunt married a man from Trabzon.
extra-preposition | They reached to the top of the mountain before noon. | They reached the top of the mountain before noon.
extra-preposition | Stress affects to our sleep, our appetite and even our relationships. | Stress affects our sleep, our appetite and even our relationships.
extra-preposition | When I entered to the meeting room, everybody was silent. | When I entered the meeting room, everybody was silent.
extra-preposition | In this essay, the author emphasises on the importance of family. | In this essay, the author emphasises the importance of family.
extra-preposition | Young people often lack of experience when they apply for their first job. | Young people often lack experience when they apply for their first job.
third-person-s | My brother play computer games every night. | My brother plays computer games every night.
third-person-s | She always drink tea with two sugars. | She always drinks tea with two sugars.
third-person-s | The shop close at nine. | The shop closes at nine.
third-person-s | Ayşe have three cats and a parrot. | Ayşe has three cats and a parrot.
third-person-s | My boss never listen to our ideas. | My boss never listens to our ideas.
third-person-s | Everybody in my family speak Kurdish and Turkish. | Everybody in my family speaks Kurdish and Turkish.
third-person-s | On Sundays he go fishing with his uncle. | On Sundays he goes fishing with his uncle.
third-person-s | The train to Konya usually leave on time. | The train to Konya usually leaves on time.
third-person-s | The woman who live next door works at a bank. | The woman who lives next door works at a bank.
third-person-s | Each of the players train four times a week. | Each of the players trains four times a week.
third-person-s | Spending too much time online make us feel lonely. | Spending too much time online makes us feel lonely.
third-person-s | A balanced diet reduce the risk of heart disease and help people to live longer. | A balanced diet reduces the risk of heart disease and helps people to live longer.
he-she-it | My mother is a teacher and he works in a primary school. | My mother is a teacher and she works in a primary school.
he-she-it | This is my dad. She is forty-five years old. | This is my dad. He is forty-five years old.
he-she-it | I have a sister. His name is Zeynep. | I have a sister. Her name is Zeynep.
he-she-it | I bought a new phone yesterday. She is very fast. | I bought a new phone yesterday. It is very fast.
he-she-it | My grandfather loves her garden and waters it every evening. | My grandfather loves his garden and waters it every evening.
he-she-it | My girlfriend was sad because he failed the exam. | My girlfriend was sad because she failed the exam.
he-she-it | Our landlady said that he would repair the roof. | Our landlady said that she would repair the roof.
he-she-it | My uncle sold her motorbike last month and now takes the underground. | My uncle sold his motorbike last month and now takes the underground.
he-she-it | The actress thanked his husband when she won the award. | The actress thanked her husband when she won the award.
he-she-it | The bride looked nervous at first, but he smiled all through the ceremony. | The bride looked nervous at first, but she smiled all through the ceremony.
he-she-it | The king refused to leave her palace although the enemy was close. | The king refused to leave his palace although the enemy was close.
he-she-it | Marie Curie won the Nobel Prize twice and devoted his life to science. | Marie Curie won the Nobel Prize twice and devoted her life to science.
be-omission | I very happy today. | I am very happy today. | I'm very happy today.
be-omission | My parents at work now. | My parents are at work now.
be-omission | Where my keys? | Where are my keys?
be-omission | It cold in my room. | It is cold in my room. | It's cold in my room.
be-omission | My little brother afraid of thunder. | My little brother is afraid of thunder.
be-omission | We late for the lesson yesterday, so the teacher was angry. | We were late for the lesson yesterday, so the teacher was angry.
be-omission | I think this exercise too difficult for me. | I think this exercise is too difficult for me.
be-omission | She going to buy a new dress for the wedding. | She is going to buy a new dress for the wedding. | She's going to buy a new dress for the wedding.
be-omission | Most of these houses built in the nineteenth century. | Most of these houses were built in the nineteenth century.
be-omission | People who unhappy at work often get ill. | People who are unhappy at work often get ill.
be-omission | The results of the survey quite surprising, especially for parents. | The results of the survey were quite surprising, especially for parents. | The results of the survey are quite surprising, especially for parents.
be-omission | If I you, I would talk to a lawyer before signing anything. | If I were you, I would talk to a lawyer before signing anything.
be-insertion | I am live in Bursa with my family. | I live in Bursa with my family.
be-insertion | She is likes chocolate. | She likes chocolate.
be-insertion | We are go to the gym on Fridays. | We go to the gym on Fridays.
be-insertion | They are have a big house. | They have a big house.
be-insertion | I was went to the dentist last Tuesday. | I went to the dentist last Tuesday.
be-insertion | My cousin is works for an airline. | My cousin works for an airline.
be-insertion | I'm think your idea is better. | I think your idea is better.
be-insertion | He was called me three times last night, but I didn't hear the phone. | He called me three times last night, but I didn't hear the phone.
be-insertion | It is depends on how much free time you have. | It depends on how much free time you have.
be-insertion | The accident was happened near the bridge while everyone was going to work. | The accident happened near the bridge while everyone was going to work.
be-insertion | I am completely disagree with the idea of banning phones. | I completely disagree with the idea of banning phones.
be-insertion | Many small shops were disappeared after the shopping centre opened. | Many small shops disappeared after the shopping centre opened.
tense-present-perfect | I know Elif since primary school. | I have known Elif since primary school. | I've known Elif since primary school.
tense-present-perfect | I didn't finish my homework yet. | I haven't finished my homework yet. | I have not finished my homework yet.
tense-present-perfect | Did you ever eat sushi? | Have you ever eaten sushi?
tense-present-perfect | I have seen him yesterday. | I saw him yesterday.
tense-present-perfect | She is a nurse for ten years. | She has been a nurse for ten years.
tense-present-perfect | We are waiting here for two hours, and nobody has helped us. | We have been waiting here for two hours, and nobody has helped us.
tense-present-perfect | I have bought this jacket last summer. | I bought this jacket last summer.
tense-present-perfect | When have you started learning German? | When did you start learning German?
tense-present-perfect | This is the first time I travel abroad without my family. | This is the first time I have travelled abroad without my family. | This is the first time I've travelled abroad without my family.
tense-present-perfect | So far, our team won six matches this season. | So far, our team has won six matches this season. | So far, our team have won six matches this season.
tense-present-perfect | Since the beginning of the pandemic, many companies changed the way they work. | Since the beginning of the pandemic, many companies have changed the way they work.
tense-present-perfect | The Ottomans have conquered Istanbul in 1453 and have ruled it for centuries. | The Ottomans conquered Istanbul in 1453 and ruled it for centuries.
tense-other | Last summer we go to Bodrum with our cousins. | Last summer we went to Bodrum with our cousins.
tense-other | Be quiet, the baby sleeps. | Be quiet, the baby is sleeping.
tense-other | He eated all the cake last night. | He ate all the cake last night.
tense-other | I see a good film two days ago. | I saw a good film two days ago.
tense-other | When I will get home, I will text you. | When I get home, I will text you.
tense-other | I was cooking dinner when the doorbell rings. | I was cooking dinner when the doorbell rang.
tense-other | If it will rain tomorrow, we will stay indoors. | If it rains tomorrow, we will stay indoors.
tense-other | When I was a child, I play hide-and-seek with my neighbours in the street. | When I was a child, I played hide-and-seek with my neighbours in the street. | When I was a child, I used to play hide-and-seek with my neighbours in the street.
tense-other | If I would have more money, I would buy a boat and sail around the Aegean. | If I had more money, I would buy a boat and sail around the Aegean.
tense-other | By the time we arrived at the station, the train already left. | By the time we arrived at the station, the train had already left.
tense-other | I wish I know the answer to your question. | I wish I knew the answer to your question.
tense-other | If they had told me earlier, I would help them with the move. | If they had told me earlier, I would have helped them with the move.
word-order | I like very much ice cream. | I like ice cream very much.
word-order | My sister has hair long. | My sister has long hair.
word-order | I every day drink milk. | I drink milk every day. | Every day I drink milk.
word-order | She plays always with her dog. | She always plays with her dog.
word-order | We yesterday to the lake went. | We went to the lake yesterday. | Yesterday we went to the lake.
word-order | He speaks very well Spanish. | He speaks Spanish very well.
word-order | I have been never to a circus. | I have never been to a circus.
word-order | The soup is not enough hot. | The soup is not hot enough.
word-order | Her shoes were muddy, so she took off them at the door. | Her shoes were muddy, so she took them off at the door.
word-order | This is a too big problem for one person to solve. | This is too big a problem for one person to solve.
word-order | Not only she speaks Arabic but she also writes poems in it. | Not only does she speak Arabic but she also writes poems in it.
word-order | The council raised last month taxes on petrol. | The council raised taxes on petrol last month. | Last month the council raised taxes on petrol.
question-formation | You like pizza? | Do you like pizza?
question-formation | What you did last weekend? | What did you do last weekend?
question-formation | How old you are? | How old are you?
question-formation | When the film starts? | When does the film start?
question-formation | Why she is crying? | Why is she crying?
question-formation | Did you went to the market this morning? | Did you go to the market this morning?
question-formation | Can you tell me where is the nearest pharmacy? | Can you tell me where the nearest pharmacy is?
question-formation | Who did write this beautiful poem? | Who wrote this beautiful poem?
question-formation | Do you know what time does the museum open? | Do you know what time the museum opens?
question-formation | You are coming to the reception, isn't it? | You are coming to the reception, aren't you?
question-formation | What kind of people they usually hire in your company? | What kind of people do they usually hire in your company?
question-formation | At the interview, she asked me where did I learn Russian. | At the interview, she asked me where I learned Russian. | At the interview, she asked me where I had learned Russian.
negation | I not like fish. | I don't like fish. | I do not like fish.
negation | She don't eat meat. | She doesn't eat meat. | She does not eat meat.
negation | He no have a car. | He doesn't have a car. | He does not have a car.
negation | We didn't went out last night. | We didn't go out last night.
negation | I don't have no money this week. | I don't have any money this week. | I have no money this week.
negation | Nobody didn't call me on my birthday. | Nobody called me on my birthday.
negation | I have not a ticket for the concert. | I don't have a ticket for the concert. | I do not have a ticket for the concert.
negation | Believe me, I never didn't lie to you. | Believe me, I never lied to you.
negation | The mechanic told me don't worry about the bill. | The mechanic told me not to worry about the bill.
negation | Neither of the candidates didn't answer the question honestly. | Neither of the candidates answered the question honestly.
negation | Without no help from outside, the villagers rebuilt the school in six months. | Without any help from outside, the villagers rebuilt the school in six months. | With no help from outside, the villagers rebuilt the school in six months.
negation | The residents couldn't hardly breathe because of the smoke. | The residents could hardly breathe because of the smoke.
countability | I have many homeworks today. | I have a lot of homework today. | I have much homework today.
countability | We bought new furnitures for the living room. | We bought new furniture for the living room.
countability | Can you give me an advice? | Can you give me some advice? | Can you give me a piece of advice?
countability | My hairs are long and black. | My hair is long and black.
countability | There were a lot of peoples at the funeral. | There were a lot of people at the funeral.
countability | Put your luggages in the boot, please. | Put your luggage in the boot, please.
countability | The news are very bad tonight. | The news is very bad tonight.
countability | I want to buy a new trousers for the interview. | I want to buy new trousers for the interview. | I want to buy a new pair of trousers for the interview.
countability | The laboratory needs some modern equipments for these experiments. | The laboratory needs some modern equipment for these experiments.
countability | Scientists have carried out many researches on sleep. | Scientists have carried out a lot of research on sleep. | Scientists have carried out much research on sleep.
countability | Chemicals from factories cause serious damages to rivers and lakes. | Chemicals from factories cause serious damage to rivers and lakes.
countability | Old machineries are slowly being replaced by robots. | Old machinery is slowly being replaced by robots.
quantifier | I have much friends at school. | I have many friends at school. | I have a lot of friends at school.
quantifier | How much brothers do you have? | How many brothers do you have?
quantifier | I don't have many time. | I don't have much time.
quantifier | We have a few milk in the fridge. | We have a little milk in the fridge.
quantifier | She has very little friends in this city, so she feels lonely. | She has very few friends in this city, so she feels lonely.
quantifier | There are too much cars in our street. | There are too many cars in our street.
quantifier | Every students must wear a uniform. | Every student must wear a uniform. | All students must wear a uniform.
quantifier | Some people love winter, but another people prefer summer. | Some people love winter, but other people prefer summer.
quantifier | A large amount of tourists visit Cappadocia every spring. | A large number of tourists visit Cappadocia every spring.
quantifier | We should use less plastic bags and more paper ones. | We should use fewer plastic bags and more paper ones.
quantifier | The new irrigation plan has a lot advantages for local farmers. | The new irrigation plan has a lot of advantages for local farmers.
quantifier | The firm has very few experience in the field of solar power. | The firm has very little experience in the field of solar power.
plural-after-number | I have two sister and one brother. | I have two sisters and one brother.
plural-after-number | There are five pencil on the table. | There are five pencils on the table.
plural-after-number | She is twenty year old. | She is twenty years old.
plural-after-number | We need six egg for this cake. | We need six eggs for this cake.
plural-after-number | I stayed in London for three week last spring. | I stayed in London for three weeks last spring.
plural-after-number | He drinks at least eight glass of water a day. | He drinks at least eight glasses of water a day.
plural-after-number | The hotel has two swimming pool and a sauna. | The hotel has two swimming pools and a sauna.
plural-after-number | Four child were playing in the garden. | Four children were playing in the garden.
plural-after-number | The shipyard employs more than two hundred worker. | The shipyard employs more than two hundred workers.
plural-after-number | There are several reason why people move to big cities. | There are several reasons why people move to big cities.
plural-after-number | Both lawyer answered the judge's questions calmly. | Both lawyers answered the judge's questions calmly.
plural-after-number | Over the past thirty year, the village has lost half of its population. | Over the past thirty years, the village has lost half of its population.
comparatives | My sister is more old than me. | My sister is older than me.
comparatives | This bag is more cheap than that one. | This bag is cheaper than that one.
comparatives | Istanbul is the bigger city in Turkey. | Istanbul is the biggest city in Turkey.
comparatives | My handwriting is badder than my brother's. | My handwriting is worse than my brother's.
comparatives | He runs more fast than his friends. | He runs faster than his friends.
comparatives | Your camera is better from mine. | Your camera is better than mine.
comparatives | It was the most funniest show I have ever watched. | It was the funniest show I have ever watched.
comparatives | My bedroom is not as big than yours. | My bedroom is not as big as yours.
comparatives | Summers are getting hot and hot every year. | Summers are getting hotter and hotter every year.
comparatives | The more you practise, the good you become. | The more you practise, the better you become.
comparatives | Living in the countryside is much more healthier than living in a crowded city. | Living in the countryside is much healthier than living in a crowded city.
comparatives | The driving test was difficulter than we had expected. | The driving test was more difficult than we had expected.
verb-pattern | I want buy a new bike. | I want to buy a new bike.
verb-pattern | She likes to swimming. | She likes swimming. | She likes to swim.
verb-pattern | My mum wants that I become a doctor. | My mum wants me to become a doctor.
verb-pattern | I finished to paint the kitchen last night. | I finished painting the kitchen last night.
verb-pattern | He suggested to go to the theatre. | He suggested going to the theatre.
verb-pattern | I'm looking forward to see you next month. | I'm looking forward to seeing you next month.
verb-pattern | My parents don't let me to stay out late. | My parents don't let me stay out late.
verb-pattern | Thank you for invite me to your barbecue. | Thank you for inviting me to your barbecue.
verb-pattern | I am used to wake up early because of my job. | I am used to waking up early because of my job.
verb-pattern | The doctor advised me giving up smoking. | The doctor advised me to give up smoking.
verb-pattern | The cashier denied to take the banknotes from the drawer. | The cashier denied taking the banknotes from the drawer.
verb-pattern | The palace is worth to visit even if you have only one hour. | The palace is worth visiting even if you have only one hour.
collocation-transfer | I want to do a party for my birthday. | I want to have a party for my birthday. | I want to throw a party for my birthday.
collocation-transfer | Can you close the TV, please? | Can you turn off the TV, please? | Can you switch off the TV, please?
collocation-transfer | My grandmother drinks a pill every morning. | My grandmother takes a pill every morning.
collocation-transfer | She made her homework before dinner. | She did her homework before dinner.
collocation-transfer | I did a mistake in the last question. | I made a mistake in the last question.
collocation-transfer | I will enter an exam next week. | I will take an exam next week. | I will have an exam next week.
collocation-transfer | He always says lies to his wife. | He always tells lies to his wife.
collocation-transfer | My parents gave a hard decision and sold the farm. | My parents made a hard decision and sold the farm.
collocation-transfer | Last month I lived a big problem with my bank. | Last month I had a big problem with my bank. | Last month I experienced a big problem with my bank.
collocation-transfer | Plastic waste gives harm to fish and seabirds. | Plastic waste does harm to fish and seabirds. | Plastic waste harms fish and seabirds.
collocation-transfer | Researchers made a survey among high school students in Diyarbakır. | Researchers conducted a survey among high school students in Diyarbakır. | Researchers carried out a survey among high school students in Diyarbakır.
collocation-transfer | Violent video games can make a negative effect on children. | Violent video games can have a negative effect on children.
false-friends-and-calques | My patron is very angry today, so we can't leave early. | My boss is very angry today, so we can't leave early.
false-friends-and-calques | My mother baked a pasta for my birthday, and we put ten candles on it. | My mother baked a cake for my birthday, and we put ten candles on it.
false-friends-and-calques | There are eight floors in our apartment. | There are eight floors in our apartment building. | There are eight floors in our building.
false-friends-and-calques | My brother is very sportive; he swims every day. | My brother is very sporty; he swims every day. | My brother is very athletic; he swims every day.
false-friends-and-calques | According to my opinion, exams are not fair. | In my opinion, exams are not fair.
false-friends-and-calques | I wrote the appointment in my agenda so that I wouldn't forget it. | I wrote the appointment in my diary so that I wouldn't forget it. | I wrote the appointment in my planner so that I wouldn't forget it.
false-friends-and-calques | City life is exciting. On the other side, it is expensive and noisy. | City life is exciting. On the other hand, it is expensive and noisy.
false-friends-and-calques | The groom wore a black smoking at the wedding. | The groom wore a black tuxedo at the wedding. | The groom wore a black dinner jacket at the wedding.
false-friends-and-calques | At the result, the factory was closed and two hundred families moved away. | As a result, the factory was closed and two hundred families moved away.
false-friends-and-calques | Our new colleague is a really sympathetic girl; everyone enjoys her jokes. | Our new colleague is a really likeable girl; everyone enjoys her jokes. | Our new colleague is a really nice girl; everyone enjoys her jokes.
false-friends-and-calques | If we look at it from this window, the referee's decision seems fair. | If we look at it from this point of view, the referee's decision seems fair. | If we look at it from this perspective, the referee's decision seems fair.
false-friends-and-calques | In the seminar we discussed actual topics such as inflation and the coming elections. | In the seminar we discussed current topics such as inflation and the coming elections.
double-connector | Because I was tired, so I went to bed. | Because I was tired, I went to bed. | I was tired, so I went to bed.
double-connector | Although he is rich, but he is not happy. | Although he is rich, he is not happy. | He is rich, but he is not happy.
double-connector | Because it was a holiday, that's why the bank was closed. | Because it was a holiday, the bank was closed. | It was a holiday; that's why the bank was closed.
double-connector | I like tea, but however my wife prefers coffee. | I like tea, but my wife prefers coffee. | I like tea; however, my wife prefers coffee.
double-connector | Even though we left early, but we missed the ferry. | Even though we left early, we missed the ferry. | We left early, but we missed the ferry.
double-connector | Since there was no electricity, so we lit some candles. | Since there was no electricity, we lit some candles. | There was no electricity, so we lit some candles.
double-connector | When I opened the cupboard, and I saw a huge spider. | When I opened the cupboard, I saw a huge spider. | I opened the cupboard, and I saw a huge spider.
double-connector | Though the quiz was long, yet I finished it on time. | Though the quiz was long, I finished it on time. | The quiz was long, yet I finished it on time.
double-connector | Despite the fact that the resort was expensive, but the service was terrible. | Despite the fact that the resort was expensive, the service was terrible. | The resort was expensive, but the service was terrible.
double-connector | As the deadline is approaching, therefore we need to work faster. | As the deadline is approaching, we need to work faster. | The deadline is approaching; therefore, we need to work faster.
double-connector | Even if the ministry lowers taxes, but prices will not fall in the short term. | Even if the ministry lowers taxes, prices will not fall in the short term.
double-connector | In spite of his injury, but the goalkeeper continued to play. | In spite of his injury, the goalkeeper continued to play.
relative-pronoun | The girl which sits next to me is from Iran. | The girl who sits next to me is from Iran. | The girl that sits next to me is from Iran.
relative-pronoun | This is the house who my grandfather built. | This is the house that my grandfather built. | This is the house which my grandfather built.
relative-pronoun | I have a friend lives in Canada. | I have a friend who lives in Canada. | I have a friend that lives in Canada.
relative-pronoun | The film that we watched it was boring. | The film that we watched was boring.
relative-pronoun | The man who I met him at the airport was very kind. | The man who I met at the airport was very kind. | The man whom I met at the airport was very kind. | The man I met at the airport was very kind.
relative-pronoun | The restaurant which we had dinner was too noisy. | The restaurant where we had dinner was too noisy.
relative-pronoun | The woman who her son won the race was crying. | The woman whose son won the race was crying.
relative-pronoun | I will never forget the day which we met. | I will never forget the day when we met. | I will never forget the day that we met.
relative-pronoun | She failed the final, what made her parents upset. | She failed the final, which made her parents upset.
relative-pronoun | People live near the motorway have to put up with noise day and night. | People who live near the motorway have to put up with noise day and night. | People that live near the motorway have to put up with noise day and night.
relative-pronoun | The bakery that I used to work for it has gone bankrupt. | The bakery that I used to work for has gone bankrupt.
relative-pronoun | My father, that is a retired officer, still gets up at six. | My father, who is a retired officer, still gets up at six.
possessive | My friend house is near the park. | My friend's house is near the park.
possessive | This is Ahmet bag. | This is Ahmet's bag.
possessive | What is you name? | What is your name?
possessive | The dog is eating it food. | The dog is eating its food.
possessive | That red scarf is my. | That red scarf is mine.
possessive | We spent the feast at my grandparents house. | We spent the feast at my grandparents' house.
possessive | A friend of me works at the embassy. | A friend of mine works at the embassy.
possessive | The bicycle of my father is very old. | My father's bicycle is very old.
possessive | Every country has it's own customs and superstitions. | Every country has its own customs and superstitions.
possessive | Children health should be the first concern of every school. | Children's health should be the first concern of every school.
possessive | Their approach to the problem was completely different from our. | Their approach to the problem was completely different from ours.
possessive | Last week meeting was cancelled because the director was ill. | Last week's meeting was cancelled because the director was ill.
there-is-have | In my bag has two pens and a notebook. | In my bag there are two pens and a notebook. | There are two pens and a notebook in my bag.
there-is-have | There is many people in the park. | There are many people in the park.
there-is-have | Has a bank near here? | Is there a bank near here?
there-is-have | There is have a cat in the garden. | There is a cat in the garden.
there-is-have | In our school there have a big library. | In our school there is a big library. | Our school has a big library.
there-is-have | It has a nice café on the corner of our street. | There is a nice café on the corner of our street.
there-is-have | There are a problem with my laptop. | There is a problem with my laptop.
there-is-have | There was two fires in our neighbourhood last night. | There were two fires in our neighbourhood last night.
there-is-have | I hope there will have a peaceful solution to this conflict. | I hope there will be a peaceful solution to this conflict.
there-is-have | There isn't any differences between the two brands. | There aren't any differences between the two brands.
there-is-have | Is there any disadvantages of working from home? | Are there any disadvantages of working from home?
there-is-have | In the report it has no information about the cost of the tunnel. | In the report there is no information about the cost of the tunnel. | There is no information about the cost of the tunnel in the report.
modal | I can to play the guitar. | I can play the guitar.
modal | She can plays volleyball very well. | She can play volleyball very well.
modal | You must to wear a helmet. | You must wear a helmet.
modal | We must studied a lot last night. | We had to study a lot last night.
modal | When I was five, I can read. | When I was five, I could read.
modal | Nobody can be able to read your notes. | Nobody can read your notes. | Nobody is able to read your notes.
modal | I will can come to the rehearsal on Thursday. | I will be able to come to the rehearsal on Thursday. | I can come to the rehearsal on Thursday.
modal | You had better to leave before it gets dark. | You had better leave before it gets dark.
modal | You mustn't pay for the parking; it is free for guests. | You don't have to pay for the parking; it is free for guests. | You needn't pay for the parking; it is free for guests.
modal | She must has forgotten our appointment. | She must have forgotten our appointment.
modal | You should called me before you signed the contract. | You should have called me before you signed the contract.
modal | Because of the fog, the flight may be arrive later than planned. | Because of the fog, the flight may arrive later than planned.
capital-letters | i live in izmir with my aunt. | I live in Izmir with my aunt. | I live in İzmir with my aunt.
capital-letters | My birthday is in april. | My birthday is in April.
capital-letters | See you on friday, Mert! | See you on Friday, Mert!
capital-letters | we are going to the cinema tonight. | We are going to the cinema tonight.
capital-letters | She speaks french and Italian. | She speaks French and Italian.
capital-letters | Last year we visited spain and Portugal. | Last year we visited Spain and Portugal.
capital-letters | My Father works at the airport. | My father works at the airport.
capital-letters | Our english teacher, mrs Kaya, is very funny. | Our English teacher, Mrs Kaya, is very funny.
capital-letters | The ottoman Empire lasted for six centuries. | The Ottoman Empire lasted for six centuries.
capital-letters | During ramadan, families and neighbours share long evening meals. | During Ramadan, families and neighbours share long evening meals.
capital-letters | Many Tourists complain about high prices in summer. | Many tourists complain about high prices in summer.
capital-letters | Most european countries have agreed to the new rules on immigration. | Most European countries have agreed to the new rules on immigration.
punctuation | Where are you from | Where are you from?
punctuation | I dont like coffee. | I don't like coffee.
punctuation | My name is Burak I am from Kayseri. | My name is Burak. I am from Kayseri. | My name is Burak, and I am from Kayseri.
punctuation | On Saturdays I play tennis swim and read. | On Saturdays I play tennis, swim and read. | On Saturdays I play tennis, swim, and read.
punctuation | When I came home my grandmother was watching her favourite series. | When I came home, my grandmother was watching her favourite series.
punctuation | He said, that he was busy. | He said that he was busy.
punctuation | I was hungry, I made a sandwich. | I was hungry, so I made a sandwich. | I was hungry. I made a sandwich.
punctuation | Its important to respect other people's beliefs. | It's important to respect other people's beliefs.
punctuation | However I don't share the writer's view of zoos. | However, I don't share the writer's view of zoos.
punctuation | Students, who cheat in exams, should be punished. | Students who cheat in exams should be punished.
punctuation | Air pollution is getting worse, therefore we must act now. | Air pollution is getting worse; therefore, we must act now. | Air pollution is getting worse. Therefore, we must act now.
punctuation | My mother who is seventy still rides a bicycle. | My mother, who is seventy, still rides a bicycle.
spelling | My freind is from Samsun. | My friend is from Samsun.
spelling | I am writting a letter to my cousin. | I am writing a letter to my cousin.
spelling | Tomorow we have a maths exam. | Tomorrow we have a maths exam.
spelling | Your new flat is very beatiful. | Your new flat is very beautiful.
spelling | I stayed at home becouse I was ill. | I stayed at home because I was ill.
spelling | Unfortunatly, I can't come on Wednesday. | Unfortunately, I can't come on Wednesday.
spelling | He recieved a parcel from Germany this morning. | He received a parcel from Germany this morning.
spelling | It was a very intresting book about dinosaurs. | It was a very interesting book about dinosaurs.
spelling | The goverment promised to build new hospitals. | The government promised to build new hospitals.
spelling | Living abroad definately makes people more independent. | Living abroad definitely makes people more independent.
spelling | It is neccessary to protect wild animals from illegal hunters. | It is necessary to protect wild animals from illegal hunters.
spelling | Accomodation was included in the price of the summer course. | Accommodation was included in the price of the summer course.
other | This shoes are very expensive. | These shoes are very expensive.
other | My friends is at the park now. | My friends are at the park now.
other | They have two beautifuls daughters. | They have two beautiful daughters.
other | She is wearing an yellow dress. | She is wearing a yellow dress.
other | Your neighbour sings very beautiful. | Your neighbour sings very beautifully.
other | I am boring in this lesson because I know the topic. | I am bored in this lesson because I know the topic.
other | He said me that the shop was closed. | He told me that the shop was closed. | He said to me that the shop was closed.
other | I hurt me while I was cutting onions. | I hurt myself while I was cutting onions.
other | Her encouraging words gave me a lot of confident before the debate. | Her encouraging words gave me a lot of confidence before the debate.
other | The number of unemployed graduates are rising every year. | The number of unemployed graduates is rising every year.
other | You can choose either the morning session and the evening one. | You can choose either the morning session or the evening one.
other | The economical situation of the country affects everyone, especially pensioners. | The economic situation of the country affects everyone, especially pensioners.
`;
