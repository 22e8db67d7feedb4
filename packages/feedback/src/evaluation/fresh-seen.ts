/**
 * Evaluation set, first half. Written on 2026-11-21 by an author who did not write the rules. Rule authors read
 * this half only, never the other one.
 */
export const freshSeen = `
missing-article | My father is taxi driver in Bursa. | My father is a taxi driver in Bursa.
missing-article | Sorry, I don't have umbrella with me. | Sorry, I don't have an umbrella with me.
missing-article | Sun is very strong here in August. | The sun is very strong here in August.
missing-article | Last summer we rented flat with a view of the bay. | Last summer we rented a flat with a view of the bay.
missing-article | The vet told me to give him these drops twice day. | The vet told me to give him these drops twice a day.
missing-article | Had it not been for the fog, we would have reached summit before noon. | Had it not been for the fog, we would have reached the summit before noon.
missing-article | Shouldn't the state do more to protect elderly, especially in remote villages? | Shouldn't the state do more to protect the elderly, especially in remote villages?
extra-article | We usually have the breakfast on the balcony. | We usually have breakfast on the balcony.
extra-article | My little brother loves the volleyball. | My little brother loves volleyball.
extra-article | I was born in the Ankara, but I don't live there now. | I was born in Ankara, but I don't live there now.
extra-article | In the most countries, children start school at the age of six. | In most countries, children start school at the age of six.
extra-article | The poor man spent two years in the prison for something he didn't do. | The poor man spent two years in prison for something he didn't do.
extra-article | Nobody should be judged by the society for choosing not to have children. | Nobody should be judged by society for choosing not to have children.
extra-article | The Lake Van is much saltier than most visitors expect. | Lake Van is much saltier than most visitors expect.
missing-preposition | Hurry up! They are waiting us! | Hurry up! They are waiting for us!
missing-preposition | We don't have lessons the morning. | We don't have lessons in the morning.
missing-preposition | Look that cat on the roof! | Look at that cat on the roof!
missing-preposition | Which team does this blue scarf belong? | Which team does this blue scarf belong to?
missing-preposition | I've been thinking your offer all weekend. | I've been thinking about your offer all weekend.
missing-preposition | She insisted paying the bill even though it was her own birthday. | She insisted on paying the bill even though it was her own birthday.
missing-preposition | Leaving without a word is not something I am proud, but I had my reasons. | Leaving without a word is not something I am proud of, but I had my reasons.
wrong-preposition | My piano lesson starts in half past four. | My piano lesson starts at half past four.
wrong-preposition | My older sister is married with a dentist. | My older sister is married to a dentist.
wrong-preposition | We sit on the table and eat dinner together. | We sit at the table and eat dinner together.
wrong-preposition | The town is famous with its wooden houses and its walnuts. | The town is famous for its wooden houses and its walnuts.
wrong-preposition | In the end, even the waiter laughed to my pronunciation. | In the end, even the waiter laughed at my pronunciation.
wrong-preposition | Very few employees are satisfied from the way holidays are shared out. | Very few employees are satisfied with the way holidays are shared out.
wrong-preposition | The new tax is aimed to people who rent out several flats at once. | The new tax is aimed at people who rent out several flats at once.
extra-preposition | I go to home after school. | I go home after school.
extra-preposition | We visited to the toy museum with our class. | We visited the toy museum with our class.
extra-preposition | She phoned to her grandfather last night. | She phoned her grandfather last night.
extra-preposition | Please don't answer to his questions before I get there. | Please don't answer his questions before I get there.
extra-preposition | My grandmother has been to abroad only twice in her life. | My grandmother has been abroad only twice in her life.
extra-preposition | The drought has affected to nearly every farmer in the valley. | The drought has affected nearly every farmer in the valley.
extra-preposition | The island lacks of clean drinking water from June to September. | The island lacks clean drinking water from June to September.
third-person-s | My father work in a bank. | My father works in a bank.
third-person-s | My brother don't eat fish. | My brother doesn't eat fish.
third-person-s | He always watch cartoons after dinner. | He always watches cartoons after dinner.
third-person-s | The gallery behind the two churches open at ten on Sundays. | The gallery behind the two churches opens at ten on Sundays.
third-person-s | My boss usually gets to the office early and make tea for all of us. | My boss usually gets to the office early and makes tea for all of us.
third-person-s | The price of the tickets depend on how early you book them. | The price of the tickets depends on how early you book them.
third-person-s | Neither the film nor the novel explain why she abandoned her career. | Neither the film nor the novel explains why she abandoned her career.
he-she-it | This is Murat. She is my best friend. | This is Murat. He is my best friend.
he-she-it | Zeynep is in the kitchen with his father. | Zeynep is in the kitchen with her father.
he-she-it | Do you know Mr Demir? She teaches us history. | Do you know Mr Demir? He teaches us history.
he-she-it | When the waitress came back, I told him that the soup was cold. | When the waitress came back, I told her that the soup was cold.
he-she-it | My nephew hurt herself while he was fixing a skateboard. | My nephew hurt himself while he was fixing a skateboard.
he-she-it | Our landlady has promised to repair the roof as soon as he gets back from Germany. | Our landlady has promised to repair the roof as soon as she gets back from Germany.
he-she-it | The company has lost half of his customers since the scandal broke. | The company has lost half of its customers since the scandal broke.
be-omission | I very happy today! | I am very happy today! | I'm very happy today!
be-omission | Where my blue socks, Mum? | Where are my blue socks, Mum?
be-omission | My hands dirty, so I can't touch the bread. | My hands are dirty, so I can't touch the bread.
be-omission | We lost the match because most of our players ill. | We lost the match because most of our players were ill.
be-omission | Your new glasses will ready on Thursday afternoon. | Your new glasses will be ready on Thursday afternoon.
be-omission | Most of the houses in the old quarter built without any plan. | Most of the houses in the old quarter were built without any plan.
be-omission | Although she always busy, she never forgets to water my plants. | Although she is always busy, she never forgets to water my plants. | Although she's always busy, she never forgets to water my plants.
be-insertion | My parents are live in Samsun. | My parents live in Samsun.
be-insertion | We are play table tennis after school every day. | We play table tennis after school every day.
be-insertion | It is rains here in winter, but it never snows. | It rains here in winter, but it never snows.
be-insertion | We were arrived at the harbour just before the ferry left. | We arrived at the harbour just before the ferry left.
be-insertion | I am usually forget people's names at parties. | I usually forget people's names at parties.
be-insertion | The entrance test is consists of four parts, none of which is easy. | The entrance test consists of four parts, none of which is easy.
be-insertion | How long patients have to wait is depends largely on the time of day. | How long patients have to wait depends largely on the time of day.
tense-present-perfect | We are friends since primary school. | We have been friends since primary school. | We've been friends since primary school.
tense-present-perfect | My neighbours have moved to Denmark last year. | My neighbours moved to Denmark last year.
tense-present-perfect | She works in this shop since March. | She has worked in this shop since March. | She has been working in this shop since March.
tense-present-perfect | It is raining since we left the campsite. | It has been raining since we left the campsite. | It's been raining since we left the campsite.
tense-present-perfect | This is the first time I eat with chopsticks, so don't laugh. | This is the first time I have eaten with chopsticks, so don't laugh. | This is the first time I've eaten with chopsticks, so don't laugh.
tense-present-perfect | My parents are married for almost thirty years, and they still hold hands. | My parents have been married for almost thirty years, and they still hold hands.
tense-present-perfect | So far, nobody on the committee comes up with a better solution. | So far, nobody on the committee has come up with a better solution.
tense-other | I will message you when I will get home. | I will message you when I get home.
tense-other | Shh, be quiet! The baby sleeps now. | Shh, be quiet! The baby is sleeping now.
tense-other | If it will be windy on Saturday, we won't go sailing. | If it is windy on Saturday, we won't go sailing. | If it's windy on Saturday, we won't go sailing.
tense-other | The doorbell rang while we had dinner. | The doorbell rang while we were having dinner.
tense-other | Last week Onur promised that he will lend me his tent, but he never did. | Last week Onur promised that he would lend me his tent, but he never did.
tense-other | By the time the firefighters get there, the roof had already collapsed. | By the time the firefighters got there, the roof had already collapsed.
tense-other | She had worked at a bakery for years before she has become an architect. | She had worked at a bakery for years before she became an architect.
word-order | She goes always to school by tram. | She always goes to school by tram.
word-order | Look, I have a jacket red now! | Look, I have a red jacket now!
word-order | He speaks very well Spanish, but his French is terrible. | He speaks Spanish very well, but his French is terrible.
word-order | Is this box enough big for all your shoes? | Is this box big enough for all your shoes?
word-order | I haven't still received the confirmation from the hotel. | I still haven't received the confirmation from the hotel.
word-order | Not only the room was dirty, but the staff were rude as well. | Not only was the room dirty, but the staff were rude as well.
word-order | They offered me a post in Oslo, but in the end I turned down it. | They offered me a post in Oslo, but in the end I turned it down.
question-formation | What you want for dinner? | What do you want for dinner?
question-formation | When the film starts tonight? | When does the film start tonight?
question-formation | Hi Nil, did you enjoyed the wedding? | Hi Nil, did you enjoy the wedding?
question-formation | Good morning! How long it takes to get from the airport to your flat? | Good morning! How long does it take to get from the airport to your flat?
question-formation | Could you tell me where is the nearest cash machine? | Could you tell me where the nearest cash machine is?
question-formation | How much time do you think would it take to repaint the hall? | How much time do you think it would take to repaint the hall?
question-formation | I wonder how did they manage to finish it without a single engineer. | I wonder how they managed to finish it without a single engineer.
negation | Sorry, she no can come to the phone. | Sorry, she can't come to the phone. | Sorry, she cannot come to the phone.
negation | He not is my cousin. He is my neighbour. | He is not my cousin. He is my neighbour. | He isn't my cousin. He is my neighbour.
negation | Thanks, but I never don't drink coffee in the evening. | Thanks, but I never drink coffee in the evening. | Thanks, but I don't drink coffee in the evening.
negation | We didn't buy nothing at the flea market. | We didn't buy anything at the flea market. | We bought nothing at the flea market.
negation | It sounds like fun, but I haven't never been on a sailing boat. | It sounds like fun, but I have never been on a sailing boat. | It sounds like fun, but I haven't ever been on a sailing boat.
negation | None of the witnesses couldn't describe the driver's face. | None of the witnesses could describe the driver's face.
negation | He left the house at dawn without telling nobody where he was going. | He left the house at dawn without telling anybody where he was going. | He left the house at dawn without telling anyone where he was going.
countability | She has long black hairs. | She has long black hair.
countability | I want a new furniture for my room. | I want new furniture for my room. | I want some new furniture for my room.
countability | They carried all their luggages up to the fourth floor. | They carried all their luggage up to the fourth floor.
countability | My aunt gave me two useful advices before the interview. | My aunt gave me two useful pieces of advice before the interview.
countability | It was a terrible weather, so we cancelled the picnic. | It was terrible weather, so we cancelled the picnic. | The weather was terrible, so we cancelled the picnic.
countability | Recent researches show that plants respond to sound. | Recent research shows that plants respond to sound.
countability | Her extensive knowledges of local history impressed even our guide. | Her extensive knowledge of local history impressed even our guide.
quantifier | How much cousins do you have? | How many cousins do you have?
quantifier | My baby sister drinks many milk. | My baby sister drinks a lot of milk. | My baby sister drinks lots of milk.
quantifier | There were too much cars in front of the stadium. | There were too many cars in front of the stadium.
quantifier | We only have a few sugar left, so don't put it in your tea. | We only have a little sugar left, so don't put it in your tea.
quantifier | Do you have another questions about the trip? | Do you have any other questions about the trip? | Do you have another question about the trip?
quantifier | The amount of people who work from home has doubled in four years. | The number of people who work from home has doubled in four years.
quantifier | Compared with last spring, we have received much fewer applications. | Compared with last spring, we have received far fewer applications. | Compared with last spring, we have received many fewer applications.
plural-after-number | I have two sister and a brother. | I have two sisters and a brother.
plural-after-number | There are twelve month in a year. | There are twelve months in a year.
plural-after-number | It takes about thirty minute on foot. | It takes about thirty minutes on foot.
plural-after-number | He scored two beautiful goal in the second half. | He scored two beautiful goals in the second half.
plural-after-number | I've only read the first three chapter, so no spoilers, please! | I've only read the first three chapters, so no spoilers, please!
plural-after-number | The survey was answered by more than eight hundred employee in eleven cities. | The survey was answered by more than eight hundred employees in eleven cities.
plural-after-number | Several irreplaceable manuscript were damaged when the pipe burst. | Several irreplaceable manuscripts were damaged when the pipe burst.
comparatives | My brother is more old than me. | My brother is older than me.
comparatives | I think February is badder than March. | I think February is worse than March.
comparatives | Haha, your idea is more better than mine. | Haha, your idea is better than mine. | Haha, your idea is much better than mine.
comparatives | This is the more interesting exhibition I have ever seen. | This is the most interesting exhibition I have ever seen.
comparatives | In my country, trains are comfortabler than coaches. | In my country, trains are more comfortable than coaches.
comparatives | Living alone turned out to be twice as expensive than sharing a flat. | Living alone turned out to be twice as expensive as sharing a flat.
comparatives | Her second novel is very better than her first, although the critics disagree. | Her second novel is much better than her first, although the critics disagree. | Her second novel is far better than her first, although the critics disagree.
verb-pattern | She likes draw horses. | She likes drawing horses. | She likes to draw horses.
verb-pattern | Let's to meet in front of the post office. | Let's meet in front of the post office.
verb-pattern | I'm really looking forward to see you at the airport. | I'm really looking forward to seeing you at the airport.
verb-pattern | Guess what! We decided going to Trabzon by train. | Guess what! We decided to go to Trabzon by train.
verb-pattern | My parents never let me to stay out after ten. | My parents never let me stay out after ten.
verb-pattern | It's no use to argue with him once he has made up his mind. | It's no use arguing with him once he has made up his mind.
verb-pattern | To be honest, I'd rather to walk than sit in that traffic. | To be honest, I'd rather walk than sit in that traffic.
collocation-transfer | Oh no, I did two mistakes in the dictation! | Oh no, I made two mistakes in the dictation!
collocation-transfer | I drink my medicine after breakfast. | I take my medicine after breakfast.
collocation-transfer | Last night I saw a strange dream about a talking lift. | Last night I had a strange dream about a talking lift.
collocation-transfer | They finally gave the decision to sell their shop. | They finally made the decision to sell their shop. | They finally took the decision to sell their shop.
collocation-transfer | I couldn't relax, so I opened some jazz and lit a candle. | I couldn't relax, so I put on some jazz and lit a candle. | I couldn't relax, so I played some jazz and lit a candle.
collocation-transfer | The young chemist did an important discovery at the age of twenty-three. | The young chemist made an important discovery at the age of twenty-three.
collocation-transfer | They are hoping to establish a family as soon as they find a bigger place. | They are hoping to start a family as soon as they find a bigger place.
false-friends-and-calques | My older brother reads at a university in Eskişehir. | My older brother studies at a university in Eskişehir.
false-friends-and-calques | My age is fifteen and I live in Adana. | I am fifteen and I live in Adana. | I'm fifteen and I live in Adana.
false-friends-and-calques | My uncle sews handbags in a small fabric outside the city. | My uncle sews handbags in a small factory outside the city.
false-friends-and-calques | My chef at the insurance company says I should take a holiday. | My boss at the insurance company says I should take a holiday. | My manager at the insurance company says I should take a holiday.
false-friends-and-calques | After the third defeat in a row, the players' moral was extremely low. | After the third defeat in a row, the players' morale was extremely low.
false-friends-and-calques | For my idea, cities should be designed around people, not cars. | In my opinion, cities should be designed around people, not cars.
false-friends-and-calques | The magazine deals with actual topics such as migration and climate change. | The magazine deals with current topics such as migration and climate change.
double-connector | Although the test was hard, but I passed it. | Although the test was hard, I passed it. | The test was hard, but I passed it.
double-connector | Because my phone was dead, that's why I didn't text you. | Because my phone was dead, I didn't text you.
double-connector | Even though we were exhausted, but we kept dancing until two. | Even though we were exhausted, we kept dancing until two. | We were exhausted, but we kept dancing until two.
double-connector | Despite the mud, but thousands of people came to the festival. | Despite the mud, thousands of people came to the festival.
double-connector | As the road was blocked, therefore the ambulance had to take a different route. | As the road was blocked, the ambulance had to take a different route.
double-connector | No matter how hard he pulled, but he couldn't open the drawer. | No matter how hard he pulled, he couldn't open the drawer.
double-connector | In spite of having little experience, yet she was offered the post at once. | In spite of having little experience, she was offered the post at once.
relative-pronoun | I have a friend which lives in Paris. | I have a friend who lives in Paris. | I have a friend that lives in Paris.
relative-pronoun | This is the cake I made it for you. | This is the cake I made for you.
relative-pronoun | What's the name of the song who was playing in the taxi? | What's the name of the song that was playing in the taxi? | What's the name of the song which was playing in the taxi?
relative-pronoun | The hostel where we stayed in it had a huge kitchen. | The hostel where we stayed had a huge kitchen. | The hostel which we stayed in had a huge kitchen.
relative-pronoun | My niece, that has just qualified as a pilot, is afraid of spiders. | My niece, who has just qualified as a pilot, is afraid of spiders.
relative-pronoun | The colleague with that I share an office hums all day long. | The colleague with whom I share an office hums all day long. | The colleague that I share an office with hums all day long.
relative-pronoun | The hamlet which my grandparents grew up is now under water. | The hamlet where my grandparents grew up is now under water. | The hamlet in which my grandparents grew up is now under water.
possessive | My teacher name is Mr Yıldız. | My teacher's name is Mr Yıldız.
possessive | Whose scarf is this? Is it Defne? | Whose scarf is this? Is it Defne's?
possessive | Is this helmet your, or did somebody leave it here? | Is this helmet yours, or did somebody leave it here?
possessive | The puppy was so happy that it couldn't stop wagging it's tail. | The puppy was so happy that it couldn't stop wagging its tail.
possessive | Children clothes are on the second floor, next to the toys. | Children's clothes are on the second floor, next to the toys.
possessive | You need at least three years experience to apply for this position. | You need at least three years' experience to apply for this position. | You need at least three years of experience to apply for this position.
possessive | Our garden is much smaller than them, but it gets more sun. | Our garden is much smaller than theirs, but it gets more sun.
there-is-have | Has a hedgehog in the garden! | There is a hedgehog in the garden! | There's a hedgehog in the garden!
there-is-have | It has a park near my house. | There is a park near my house. | There's a park near my house.
there-is-have | Is it a good restaurant near the station? I'm starving. | Is there a good restaurant near the station? I'm starving.
there-is-have | Were a lot of tourists on the boat, so we couldn't sit down. | There were a lot of tourists on the boat, so we couldn't sit down.
there-is-have | In this region it has been very little rain since spring. | In this region there has been very little rain since spring.
there-is-have | It must have a reason why she hasn't replied to any of us. | There must be a reason why she hasn't replied to any of us.
there-is-have | The report says that every year have fewer births in the eastern provinces. | The report says that every year there are fewer births in the eastern provinces.
modal | Sorry, I must to go now. | Sorry, I must go now.
modal | Do you can ride a horse? | Can you ride a horse?
modal | You should to see a doctor about that cough. | You should see a doctor about that cough.
modal | Yesterday I must work until midnight, so I'm sleepy. | Yesterday I had to work until midnight, so I'm sleepy.
modal | You mustn't bring anything to the party if you don't want to; there'll be plenty of food. | You don't have to bring anything to the party if you don't want to; there'll be plenty of food. | You needn't bring anything to the party if you don't want to; there'll be plenty of food.
modal | She must left early, because her coat isn't on the hook. | She must have left early, because her coat isn't on the hook.
modal | Why didn't you ask? I can have lent you my drill. | Why didn't you ask? I could have lent you my drill.
capital-letters | My birthday is in july. | My birthday is in July.
capital-letters | Do you know mrs Akın? | Do you know Mrs Akın?
capital-letters | My flight to berlin leaves at six in the morning. | My flight to Berlin leaves at six in the morning.
capital-letters | We usually sleep on the roof in Summer. | We usually sleep on the roof in summer.
capital-letters | Could you ask professor Aksoy whether the deadline can be extended? | Could you ask Professor Aksoy whether the deadline can be extended?
capital-letters | The lecture on the ottoman Empire was so popular that people sat on the stairs. | The lecture on the Ottoman Empire was so popular that people sat on the stairs.
capital-letters | I finished 'the old man and the sea' in one evening and started it again the next day. | I finished 'The Old Man and the Sea' in one evening and started it again the next day.
punctuation | What is your favourite colour. | What is your favourite colour?
punctuation | I like apples bananas and grapes. | I like apples, bananas and grapes. | I like apples, bananas, and grapes.
punctuation | The man at the kiosk told me, that the tram was late. | The man at the kiosk told me that the tram was late.
punctuation | The coach was late, I missed the beginning of the play. | The coach was late. I missed the beginning of the play. | The coach was late; I missed the beginning of the play.
punctuation | Students, who arrive late, will have to wait outside until the break. | Students who arrive late will have to wait outside until the break.
punctuation | I still don't understand, why they cancelled the flight. | I still don't understand why they cancelled the flight.
punctuation | My stepsister has three passions in life; painting, old motorbikes and gardening. | My stepsister has three passions in life: painting, old motorbikes and gardening.
spelling | I am verry tired today. | I am very tired today.
spelling | Our flat is on the second flour. | Our flat is on the second floor.
spelling | We ate grilled octopus in an expensive restorant by the sea. | We ate grilled octopus in an expensive restaurant by the sea.
spelling | Can you send me your adress, please? | Can you send me your address, please?
spelling | The goverment has promised to build two more hospitals in the province. | The government has promised to build two more hospitals in the province.
spelling | She has been suffering from a rare skin desease since childhood. | She has been suffering from a rare skin disease since childhood.
spelling | The toddlers were surprisingly quite during the whole ceremony. | The toddlers were surprisingly quiet during the whole ceremony.
other | I ate a orange after lunch. | I ate an orange after lunch.
other | Your sister sings very good. | Your sister sings very well.
other | I was very boring during the flight because I had no book. | I was very bored during the flight because I had no book.
other | I've tasted your sister's soup, but I didn't like. | I've tasted your sister's soup, but I didn't like it.
other | They were so generous people that we wrote to them for years. | They were such generous people that we wrote to them for years.
other | After her degree she found a job like a translator at a publishing house in Lisbon. | After her degree she found a job as a translator at a publishing house in Lisbon.
other | The others passengers had already fastened their seat belts. | The other passengers had already fastened their seat belts.
`;
