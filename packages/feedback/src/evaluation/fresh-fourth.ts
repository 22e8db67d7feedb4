/**
 * Evaluation set of wrong sentences, ten per code. Written on 2026-11-21 by an author who did not write the rules
 * and did not know them. Half are typical, half are phrased in a less usual way.
 */
export const freshFourth = `
missing-article | My brother bought new phone last week. | My brother bought a new phone last week.
missing-article | There is big park behind our school. | There is a big park behind our school.
missing-article | She wants to become dentist. | She wants to become a dentist.
missing-article | I left my keys on kitchen table. | I left my keys on the kitchen table.
missing-article | He has got terrible headache today. | He has got a terrible headache today.
missing-article | Would you mind if I borrowed screwdriver for ten minutes? | Would you mind if I borrowed a screwdriver for ten minutes?
missing-article | Whoever leaves office last should turn off the heating. | Whoever leaves the office last should turn off the heating.
missing-article | The doctor said it was only mild infection, so I stopped worrying. | The doctor said it was only a mild infection, so I stopped worrying.
missing-article | After three hours of hiking we finally reached top of the hill. | After three hours of hiking we finally reached the top of the hill.
missing-article | Because it was honest mistake, the referee didn't give him a red card. | Because it was an honest mistake, the referee didn't give him a red card.
extra-article | I usually have the breakfast at eight o'clock. | I usually have breakfast at eight o'clock.
extra-article | The happiness is more important than money. | Happiness is more important than money.
extra-article | My father goes to work by the bus. | My father goes to work by bus.
extra-article | She studies the psychology at Ege University. | She studies psychology at Ege University.
extra-article | My little sister loves the cats more than anything. | My little sister loves cats more than anything.
extra-article | Do you think the honesty always pays off in politics? | Do you think honesty always pays off in politics?
extra-article | He spends most of his free time playing the volleyball with his colleagues. | He spends most of his free time playing volleyball with his colleagues.
extra-article | I wish you a good luck in your interview tomorrow. | I wish you good luck in your interview tomorrow.
extra-article | Some experts warn that the nature will not wait for us to change our habits. | Some experts warn that nature will not wait for us to change our habits.
extra-article | We are planning to go camping in Bolu the next weekend if it stays dry. | We are planning to go camping in Bolu next weekend if it stays dry.
missing-preposition | I am waiting my friend in front of the cinema. | I am waiting for my friend in front of the cinema.
missing-preposition | She always listens classical music while she is studying. | She always listens to classical music while she is studying.
missing-preposition | We arrived the airport two hours early. | We arrived at the airport two hours early.
missing-preposition | I usually go bed around eleven. | I usually go to bed around eleven.
missing-preposition | Please look the picture on page nine. | Please look at the picture on page nine.
missing-preposition | Who does this umbrella belong? | Who does this umbrella belong to?
missing-preposition | The landlord never replied the two letters we had sent him. | The landlord never replied to the two letters we had sent him.
missing-preposition | Tuna apologised being rude to the waiter, and everybody relaxed. | Tuna apologised for being rude to the waiter, and everybody relaxed.
missing-preposition | If you concentrate one task at a time, you will make fewer mistakes. | If you concentrate on one task at a time, you will make fewer mistakes.
missing-preposition | Did your cousin succeed convincing her parents, or is she still grounded? | Did your cousin succeed in convincing her parents, or is she still grounded?
wrong-preposition | She is married with a Canadian engineer. | She is married to a Canadian engineer.
wrong-preposition | I was born at 1998. | I was born in 1998.
wrong-preposition | My sister is very good in chess. | My sister is very good at chess.
wrong-preposition | We may have a picnic; it depends from the weather. | We may have a picnic; it depends on the weather.
wrong-preposition | I am not interested about football at all. | I am not interested in football at all.
wrong-preposition | Our neighbours have been complaining from the noise since the new café opened. | Our neighbours have been complaining about the noise since the new café opened. | Our neighbours have been complaining of the noise since the new café opened.
wrong-preposition | Why is everyone so angry to the bus driver? | Why is everyone so angry with the bus driver? | Why is everyone so angry at the bus driver?
wrong-preposition | The soup that my grandma makes consists from lentils, mint and lemon juice. | The soup that my grandma makes consists of lentils, mint and lemon juice.
wrong-preposition | We decided to go to Edirne with train because the flights were too expensive. | We decided to go to Edirne by train because the flights were too expensive.
wrong-preposition | He spent nearly half of his salary for a leather jacket that he has never worn. | He spent nearly half of his salary on a leather jacket that he has never worn.
extra-preposition | She married with her boss last summer. | She married her boss last summer.
extra-preposition | We entered to the classroom quietly. | We entered the classroom quietly.
extra-preposition | I went to home after the match. | I went home after the match.
extra-preposition | He phoned to his grandmother on her birthday. | He phoned his grandmother on her birthday.
extra-preposition | Have you ever been to there? | Have you ever been there?
extra-preposition | Nobody in the meeting mentioned about the broken lift, which surprised me. | Nobody in the meeting mentioned the broken lift, which surprised me.
extra-preposition | When the plane approached to the runway, the children started clapping. | When the plane approached the runway, the children started clapping.
extra-preposition | Did the manager answer to your e-mail, or should we write again? | Did the manager answer your e-mail, or should we write again?
extra-preposition | She resembles to her aunt so much that people often confuse them. | She resembles her aunt so much that people often confuse them.
extra-preposition | They are leaving on next Thursday because their visas expire soon. | They are leaving next Thursday because their visas expire soon.
third-person-s | My father work in a bank. | My father works in a bank.
third-person-s | She like watching horror films with her cousins. | She likes watching horror films with her cousins.
third-person-s | Our English teacher never give us homework on Fridays. | Our English teacher never gives us homework on Fridays.
third-person-s | Your dog bark too much at night. | Your dog barks too much at night.
third-person-s | The school bus leave at ten past seven. | The school bus leaves at ten past seven.
third-person-s | Everyone who visit our shop gets a free bar of soap. | Everyone who visits our shop gets a free bar of soap.
third-person-s | My boss rarely smile, but when she does, the whole office notices. | My boss rarely smiles, but when she does, the whole office notices.
third-person-s | The museum that my uncle manage opens at noon on Sundays. | The museum that my uncle manages opens at noon on Sundays.
third-person-s | What happens if the battery suddenly die in the middle of the exam? | What happens if the battery suddenly dies in the middle of the exam?
third-person-s | Each of these machines produce about four hundred bottles an hour. | Each of these machines produces about four hundred bottles an hour.
he-she-it | My mother is a nurse and he works at night. | My mother is a nurse and she works at night.
he-she-it | I love my sister because he always helps me. | I love my sister because she always helps me.
he-she-it | My grandfather has lost her glasses again. | My grandfather has lost his glasses again.
he-she-it | I bought a new computer yesterday and he is very fast. | I bought a new computer yesterday and it is very fast.
he-she-it | Do you know my cousin Elif? His birthday is today. | Do you know my cousin Elif? Her birthday is today.
he-she-it | The bride arrived late, so all the guests had to wait for him in the garden. | The bride arrived late, so all the guests had to wait for her in the garden.
he-she-it | When Mrs Taylor retired, the students gave him a silver watch. | When Mrs Taylor retired, the students gave her a silver watch.
he-she-it | Uncle Mehmet promised that she would teach us how to fish. | Uncle Mehmet promised that he would teach us how to fish.
he-she-it | I found the recipe on the internet, but he was too complicated for a beginner. | I found the recipe on the internet, but it was too complicated for a beginner.
he-she-it | Our waitress forgot the bill, yet he apologised so kindly that we left a big tip. | Our waitress forgot the bill, yet she apologised so kindly that we left a big tip.
be-omission | I very happy today. | I am very happy today. | I'm very happy today.
be-omission | My parents both teachers. | My parents are both teachers.
be-omission | The weather really nice this morning. | The weather is really nice this morning.
be-omission | It raining, so we can't go out. | It is raining, so we can't go out. | It's raining, so we can't go out.
be-omission | She not at home now. | She is not at home now. | She isn't at home now.
be-omission | Because the streets so narrow in that district, ambulances often get stuck. | Because the streets are so narrow in that district, ambulances often get stuck.
be-omission | I think your cousin right about the price of the flat. | I think your cousin is right about the price of the flat.
be-omission | The letters written in a language that none of us could read. | The letters were written in a language that none of us could read.
be-omission | Everything I need for the picnic already in the car. | Everything I need for the picnic is already in the car.
be-omission | We late for the ceremony yesterday because the ferry broke down. | We were late for the ceremony yesterday because the ferry broke down.
be-insertion | I am go to school by bus. | I go to school by bus.
be-insertion | I am want a glass of water. | I want a glass of water.
be-insertion | She is works in a hospital. | She works in a hospital.
be-insertion | We are play basketball every Wednesday. | We play basketball every Wednesday.
be-insertion | I'm know the answer. | I know the answer.
be-insertion | My colleagues are usually eat lunch at their desks. | My colleagues usually eat lunch at their desks.
be-insertion | The parcel was arrived two days after my birthday. | The parcel arrived two days after my birthday.
be-insertion | I was forgot to tell you that the rehearsal had been moved to Monday. | I forgot to tell you that the rehearsal had been moved to Monday.
be-insertion | The price is depends on how many nights you stay. | The price depends on how many nights you stay.
be-insertion | What was happened to the little girl at the end of the novel? | What happened to the little girl at the end of the novel?
tense-present-perfect | I know her for ten years. | I have known her for ten years. | I've known her for ten years.
tense-present-perfect | We are married since 2009. | We have been married since 2009. | We've been married since 2009.
tense-present-perfect | She works in this bakery since March. | She has worked in this bakery since March. | She has been working in this bakery since March.
tense-present-perfect | I have seen him yesterday. | I saw him yesterday.
tense-present-perfect | My uncle has died two years ago. | My uncle died two years ago.
tense-present-perfect | How long do you have this cough? | How long have you had this cough?
tense-present-perfect | This is the third time you forget your password this week. | This is the third time you have forgotten your password this week. | This is the third time you've forgotten your password this week.
tense-present-perfect | My grandparents don't leave their village since the earthquake. | My grandparents haven't left their village since the earthquake. | My grandparents have not left their village since the earthquake.
tense-present-perfect | Since Ayla moved to Oslo, nobody hears from her. | Since Ayla moved to Oslo, nobody has heard from her.
tense-present-perfect | I'm waiting for a reply from the embassy for six weeks, and I'm losing hope. | I've been waiting for a reply from the embassy for six weeks, and I'm losing hope. | I have been waiting for a reply from the embassy for six weeks, and I'm losing hope.
tense-other | Last weekend we go to the cinema. | Last weekend we went to the cinema.
tense-other | I will call you when I will arrive. | I will call you when I arrive.
tense-other | When I was a child, I hate carrots. | When I was a child, I hated carrots.
tense-other | I see a strange man in our garden last night. | I saw a strange man in our garden last night.
tense-other | I am needing a new pair of shoes. | I need a new pair of shoes.
tense-other | If I would have more time, I would learn to play the cello. | If I had more time, I would learn to play the cello.
tense-other | The waiter apologised and says that the kitchen was already closed. | The waiter apologised and said that the kitchen was already closed.
tense-other | I was falling down the stairs yesterday and broke my wrist. | I fell down the stairs yesterday and broke my wrist.
tense-other | By the time the firefighters came, the roof already collapses. | By the time the firefighters came, the roof had already collapsed.
tense-other | As soon as the committee will make a decision, we'll let all the candidates know. | As soon as the committee makes a decision, we'll let all the candidates know. | As soon as the committee has made a decision, we'll let all the candidates know.
word-order | I like very much football. | I like football very much.
word-order | She speaks very well English. | She speaks English very well.
word-order | Always I drink tea in the morning. | I always drink tea in the morning.
word-order | I have seen never a snake. | I have never seen a snake.
word-order | I tomorrow will visit my grandparents. | Tomorrow I will visit my grandparents. | I will visit my grandparents tomorrow.
word-order | The tourists took from the old bridge hundreds of photos. | The tourists took hundreds of photos from the old bridge.
word-order | My aunt bought a leather brown suitcase for her trip to Vienna. | My aunt bought a brown leather suitcase for her trip to Vienna.
word-order | My nephew isn't enough tall to ride the roller coaster. | My nephew isn't tall enough to ride the roller coaster.
word-order | When we got home, we took off immediately our wet socks. | When we got home, we immediately took off our wet socks. | When we got home, we took off our wet socks immediately.
word-order | My brother from the army came back last Sunday. | My brother came back from the army last Sunday.
question-formation | What you did last night? | What did you do last night?
question-formation | Where she lives now? | Where does she live now?
question-formation | Why you are crying? | Why are you crying?
question-formation | How many languages you can speak? | How many languages can you speak?
question-formation | What does means this word? | What does this word mean?
question-formation | Do you know what time does the library close on Sundays? | Do you know what time the library closes on Sundays?
question-formation | Could you tell me how much is the ticket for students? | Could you tell me how much the ticket for students is? | Could you tell me how much the ticket is for students?
question-formation | How many people did come to your graduation party? | How many people came to your graduation party?
question-formation | When the repairs will be finished, and who is going to pay for them? | When will the repairs be finished, and who is going to pay for them?
question-formation | Did your flatmate found the keys that he had dropped in the lift? | Did your flatmate find the keys that he had dropped in the lift?
negation | I not understand this question. | I don't understand this question. | I do not understand this question.
negation | She no have any brothers or sisters. | She doesn't have any brothers or sisters. | She does not have any brothers or sisters.
negation | I don't know nothing about cars. | I don't know anything about cars. | I know nothing about cars.
negation | We didn't went to school because of the snow. | We didn't go to school because of the snow.
negation | Nobody didn't help me with the boxes. | Nobody helped me with the boxes.
negation | Neither of the lawyers didn't return our calls, which was disappointing. | Neither of the lawyers returned our calls, which was disappointing.
negation | The baby hardly doesn't sleep during the day, so his parents are exhausted. | The baby hardly sleeps during the day, so his parents are exhausted.
negation | No forget to water the tomatoes while we are away. | Don't forget to water the tomatoes while we are away. | Do not forget to water the tomatoes while we are away.
negation | We couldn't find nowhere to park, so we drove home again. | We couldn't find anywhere to park, so we drove home again. | We could find nowhere to park, so we drove home again.
negation | If you not pay the fine before Friday, it will double. | If you don't pay the fine before Friday, it will double. | If you do not pay the fine before Friday, it will double.
countability | Can you give me some advices? | Can you give me some advice?
countability | We bought new furnitures for the living room. | We bought new furniture for the living room.
countability | I have a lot of homeworks today. | I have a lot of homework today.
countability | My hairs are very long. | My hair is very long.
countability | The teacher gave us a useful information. | The teacher gave us some useful information. | The teacher gave us a useful piece of information.
countability | The gym had to replace all its equipments after the fire. | The gym had to replace all its equipment after the fire.
countability | How many luggages are we allowed to take on the ferry? | How much luggage are we allowed to take on the ferry?
countability | The archaeologists found new evidences that the village had been attacked. | The archaeologists found new evidence that the village had been attacked.
countability | Thanks to my grandfather, I have some knowledges of beekeeping. | Thanks to my grandfather, I have some knowledge of beekeeping.
countability | After the storm there were branches and rubbishes all over the pavement. | After the storm there were branches and rubbish all over the pavement.
quantifier | There aren't much people in the street. | There aren't many people in the street.
quantifier | I have many work to do this week. | I have a lot of work to do this week. | I have much work to do this week.
quantifier | She has too much friends on social media. | She has too many friends on social media.
quantifier | I drank too many coffee this morning. | I drank too much coffee this morning.
quantifier | I only have a few money left until Monday. | I only have a little money left until Monday.
quantifier | There was few snow in the mountains this winter, so the hotels were empty. | There was little snow in the mountains this winter, so the hotels were empty.
quantifier | How much times have you taken the driving test? | How many times have you taken the driving test?
quantifier | Every students in our group has to prepare a poster about recycling. | Every student in our group has to prepare a poster about recycling.
quantifier | The gardener said that only a little of the bulbs had survived the frost. | The gardener said that only a few of the bulbs had survived the frost.
quantifier | I don't have some coins for the parking machine; could you lend me a few? | I don't have any coins for the parking machine; could you lend me a few?
plural-after-number | I have two brother and one sister. | I have two brothers and one sister.
plural-after-number | There are twenty student in our class. | There are twenty students in our class.
plural-after-number | We waited for three hour at the station. | We waited for three hours at the station.
plural-after-number | My grandmother is eighty-five year old. | My grandmother is eighty-five years old.
plural-after-number | Four of my friend are coming to dinner. | Four of my friends are coming to dinner.
plural-after-number | The climbers needed eleven day to reach the summit. | The climbers needed eleven days to reach the summit.
plural-after-number | Our hotel had several swimming pool, but only one of them was open. | Our hotel had several swimming pools, but only one of them was open.
plural-after-number | Both team played well, although neither managed to score. | Both teams played well, although neither managed to score.
plural-after-number | Could you bring six chair from the meeting room? | Could you bring six chairs from the meeting room?
plural-after-number | More than seven hundred volunteer helped to clean the beaches after the oil spill. | More than seven hundred volunteers helped to clean the beaches after the oil spill.
comparatives | My house is more big than yours. | My house is bigger than yours.
comparatives | Today is more hotter than yesterday. | Today is hotter than yesterday.
comparatives | She is the most tall girl in our team. | She is the tallest girl in our team.
comparatives | My brother is taller from me. | My brother is taller than me. | My brother is taller than I am.
comparatives | Football is popular than basketball in my country. | Football is more popular than basketball in my country.
comparatives | His second novel was much gooder than the first one. | His second novel was much better than the first one.
comparatives | Which of these two routes is more short if we leave before rush hour? | Which of these two routes is shorter if we leave before rush hour?
comparatives | Living in a village is not as stressful than living in a city. | Living in a village is not as stressful as living in a city.
comparatives | It was the worse meal that I have ever eaten in a restaurant. | It was the worst meal that I have ever eaten in a restaurant.
comparatives | The more you practise, more confident you will feel on stage. | The more you practise, the more confident you will feel on stage.
verb-pattern | I want go to the beach. | I want to go to the beach.
verb-pattern | He finished to do his homework. | He finished doing his homework.
verb-pattern | My mother made me to clean my room. | My mother made me clean my room.
verb-pattern | I'm looking forward to see you. | I'm looking forward to seeing you.
verb-pattern | I decided buying a new laptop. | I decided to buy a new laptop.
verb-pattern | The guide suggested us to take an earlier boat. | The guide suggested that we take an earlier boat. | The guide suggested taking an earlier boat.
verb-pattern | Would you mind to swap seats with my daughter? | Would you mind swapping seats with my daughter?
verb-pattern | Since he hurt his knee, he has avoided to carry heavy boxes. | Since he hurt his knee, he has avoided carrying heavy boxes.
verb-pattern | My parents don't want that I study abroad before I turn twenty. | My parents don't want me to study abroad before I turn twenty.
verb-pattern | The witness refused describing the driver, so the police let her go home. | The witness refused to describe the driver, so the police let her go home.
collocation-transfer | I did a mistake in the exam. | I made a mistake in the exam.
collocation-transfer | Can you close the television, please? | Can you turn off the television, please? | Can you switch off the television, please?
collocation-transfer | I make sport every morning. | I do sport every morning. | I exercise every morning.
collocation-transfer | My father drinks twenty cigarettes a day. | My father smokes twenty cigarettes a day.
collocation-transfer | I will enter the university entrance exam next week. | I will take the university entrance exam next week. | I will sit the university entrance exam next week.
collocation-transfer | A kind stranger pulled a photo of us in front of the castle. | A kind stranger took a photo of us in front of the castle.
collocation-transfer | I saw a terrible dream in which all my teeth fell out. | I had a terrible dream in which all my teeth fell out.
collocation-transfer | If you give a decision too quickly, you may regret it later. | If you make a decision too quickly, you may regret it later.
collocation-transfer | My uncle made an accident on the motorway, but luckily nobody was hurt. | My uncle had an accident on the motorway, but luckily nobody was hurt.
collocation-transfer | Could you please throw a look at my essay before I hand it in? | Could you please take a look at my essay before I hand it in? | Could you please have a look at my essay before I hand it in?
false-friends-and-calques | Can you control my spelling before I send the letter? | Can you check my spelling before I send the letter?
false-friends-and-calques | My favourite lesson is geography. | My favourite subject is geography.
false-friends-and-calques | How do you call this fruit in English? | What do you call this fruit in English?
false-friends-and-calques | Thank you too much for your help. | Thank you very much for your help. | Thank you so much for your help.
false-friends-and-calques | You have right; we should leave now. | You are right; we should leave now. | You're right; we should leave now.
false-friends-and-calques | We stayed at a small family pension near the harbour for a week. | We stayed at a small family guesthouse near the harbour for a week. | We stayed at a small family guest house near the harbour for a week.
false-friends-and-calques | My uncle has been working in a textile fabric since he left school. | My uncle has been working in a textile factory since he left school.
false-friends-and-calques | After we lost the semi-final, the moral of the whole team was very low. | After we lost the semi-final, the morale of the whole team was very low.
false-friends-and-calques | What is your idea about the new traffic rules in the city centre? | What is your opinion about the new traffic rules in the city centre? | What do you think about the new traffic rules in the city centre?
false-friends-and-calques | As I know, the ferry to Bandırma doesn't run on public holidays. | As far as I know, the ferry to Bandırma doesn't run on public holidays.
double-connector | Even though I studied hard, but I failed. | Even though I studied hard, I failed. | I studied hard, but I failed.
double-connector | Because it was late, so we took a taxi. | Because it was late, we took a taxi. | It was late, so we took a taxi.
double-connector | Although he is rich, but he isn't happy. | Although he is rich, he isn't happy. | He is rich, but he isn't happy.
double-connector | Because I was tired, therefore I went to bed early. | Because I was tired, I went to bed early.
double-connector | I like the flat, but however it is too expensive. | I like the flat, but it is too expensive. | I like the flat; however, it is too expensive.
double-connector | Despite the heavy traffic, but we arrived in time to hear the first song. | Despite the heavy traffic, we arrived in time to hear the first song.
double-connector | Since nobody had booked a table, so the family had to eat in the hotel bar. | Since nobody had booked a table, the family had to eat in the hotel bar. | Nobody had booked a table, so the family had to eat in the hotel bar.
double-connector | As soon as the bell rang, and the pupils ran out into the yard. | As soon as the bell rang, the pupils ran out into the yard.
double-connector | Even if they apologise to your sister, but she won't forgive them. | Even if they apologise to your sister, she won't forgive them.
double-connector | In spite of being the youngest candidate in the village, however she won the election easily. | In spite of being the youngest candidate in the village, she won the election easily.
relative-pronoun | The woman which lives next door is a pilot. | The woman who lives next door is a pilot. | The woman that lives next door is a pilot.
relative-pronoun | The film that we watched it last night was boring. | The film that we watched last night was boring.
relative-pronoun | I have a friend lives in London. | I have a friend who lives in London. | I have a friend that lives in London.
relative-pronoun | He is the boy who his father is a policeman. | He is the boy whose father is a policeman.
relative-pronoun | The city where I was born in is very small. | The city where I was born is very small. | The city that I was born in is very small.
relative-pronoun | Do you know anybody can repair an old sewing machine? | Do you know anybody who can repair an old sewing machine? | Do you know anybody that can repair an old sewing machine?
relative-pronoun | The nurse whom treated my burn told me to keep it dry. | The nurse who treated my burn told me to keep it dry. | The nurse that treated my burn told me to keep it dry.
relative-pronoun | What was the name of the restaurant which we had our first date? | What was the name of the restaurant where we had our first date? | What was the name of the restaurant at which we had our first date?
relative-pronoun | Everything what the old sailor told us turned out to be true. | Everything that the old sailor told us turned out to be true. | Everything the old sailor told us turned out to be true.
relative-pronoun | The students which their projects are chosen will present them in Brussels. | The students whose projects are chosen will present them in Brussels.
possessive | My sister room is bigger than mine. | My sister's room is bigger than mine.
possessive | This is the bag of my mother. | This is my mother's bag.
possessive | What is your teacher name? | What is your teacher's name?
possessive | I went to my uncle house on Sunday. | I went to my uncle's house on Sunday.
possessive | Is this pen your or mine? | Is this pen yours or mine?
possessive | Did you see Deniz new haircut at the wedding yesterday? | Did you see Deniz's new haircut at the wedding yesterday?
possessive | The children toys were scattered all over the corridor. | The children's toys were scattered all over the corridor.
possessive | Some friends of me are organising a charity run in the old town. | Some friends of mine are organising a charity run in the old town. | Some of my friends are organising a charity run in the old town.
possessive | My cousin his car broke down near Afyon, so he missed the ceremony. | My cousin's car broke down near Afyon, so he missed the ceremony.
possessive | Did you read yesterday newspaper, or shall I tell you the news? | Did you read yesterday's newspaper, or shall I tell you the news?
there-is-have | In our school has a big library. | In our school there is a big library. | Our school has a big library.
there-is-have | There is three bedrooms in our flat. | There are three bedrooms in our flat.
there-is-have | It has a lot of people on the bus. | There are a lot of people on the bus.
there-is-have | Is a problem with your computer? | Is there a problem with your computer?
there-is-have | There have many shops in this street. | There are many shops in this street.
there-is-have | Under the stairs there has a cupboard where we keep the vacuum cleaner. | Under the stairs there is a cupboard where we keep the vacuum cleaner.
there-is-have | How many bridges has over the river in your town? | How many bridges are there over the river in your town?
there-is-have | There was hundreds of cyclists on the coast road when the rain began. | There were hundreds of cyclists on the coast road when the rain began.
there-is-have | My grandfather there are two cows and a donkey. | My grandfather has two cows and a donkey.
there-is-have | If it has enough snow in January, we'll go skiing at Uludağ. | If there is enough snow in January, we'll go skiing at Uludağ.
modal | You must to wear a seat belt. | You must wear a seat belt.
modal | She can speaks French and Arabic. | She can speak French and Arabic.
modal | I must go to the dentist yesterday. | I had to go to the dentist yesterday.
modal | I will can come tomorrow. | I will be able to come tomorrow. | I can come tomorrow.
modal | Could I to borrow your pen? | Could I borrow your pen?
modal | The committee might to postpone the festival if the mayor resigns. | The committee might postpone the festival if the mayor resigns.
modal | When I was five, I can already ride a bicycle without help. | When I was five, I could already ride a bicycle without help.
modal | My niece wants to can dive before the summer ends. | My niece wants to be able to dive before the summer ends.
modal | You should have tell the customs officer about the honey in your suitcase. | You should have told the customs officer about the honey in your suitcase.
modal | Passengers must showing their boarding cards before they enter the lounge. | Passengers must show their boarding cards before they enter the lounge.
capital-letters | i have two cats and a parrot. | I have two cats and a parrot.
capital-letters | My birthday is in august. | My birthday is in August.
capital-letters | We visited paris with my aunt. | We visited Paris with my aunt.
capital-letters | She is learning german at a private school. | She is learning German at a private school.
capital-letters | my best friend lives in Samsun. | My best friend lives in Samsun.
capital-letters | Have you ever read anything by orhan Pamuk? | Have you ever read anything by Orhan Pamuk?
capital-letters | The flight from lisbon was delayed, so we missed our connection in Rome. | The flight from Lisbon was delayed, so we missed our connection in Rome.
capital-letters | Although my stepfather is a muslim, he always puts up a Christmas tree for us. | Although my stepfather is a Muslim, he always puts up a Christmas tree for us.
capital-letters | Our neighbours, who are italian, invited us for dinner on New Year's Eve. | Our neighbours, who are Italian, invited us for dinner on New Year's Eve.
capital-letters | Shall we meet on Thursday, or is wednesday better for you and your colleagues? | Shall we meet on Thursday, or is Wednesday better for you and your colleagues?
punctuation | I know, that you are busy. | I know that you are busy.
punctuation | What time does the film start | What time does the film start?
punctuation | After the lesson we bought milk eggs and bread. | After the lesson we bought milk, eggs and bread. | After the lesson we bought milk, eggs, and bread.
punctuation | My brother lives in Adana he is a driver. | My brother lives in Adana. He is a driver. | My brother lives in Adana; he is a driver.
punctuation | He is tall , but he isn't strong. | He is tall, but he isn't strong.
punctuation | The waterfall is only 2,5 kilometres from the campsite. | The waterfall is only 2.5 kilometres from the campsite.
punctuation | The rooms were spotless. However the breakfast was a disappointment. | The rooms were spotless. However, the breakfast was a disappointment.
punctuation | I have no idea, where my cousin parked the van. | I have no idea where my cousin parked the van.
punctuation | My oldest friend, who is a vet has offered to look after our parrot. | My oldest friend, who is a vet, has offered to look after our parrot.
punctuation | Mehmet wanted to come with us, however he had to babysit his nephew. | Mehmet wanted to come with us; however, he had to babysit his nephew. | Mehmet wanted to come with us. However, he had to babysit his nephew.
spelling | My freind is coming tonight. | My friend is coming tonight.
spelling | I beleive in love at first sight. | I believe in love at first sight.
spelling | Tomorow I have an important exam. | Tomorrow I have an important exam.
spelling | She lives in a diffrent city now. | She lives in a different city now.
spelling | Please write your adress here. | Please write your address here.
spelling | Our accomodation was clean, and the owner was extremely helpful. | Our accommodation was clean, and the owner was extremely helpful.
spelling | Does your school have a swimming pool, a labratory and a theatre? | Does your school have a swimming pool, a laboratory and a theatre?
spelling | He was embarassed because he had forgotten his own daughter's name. | He was embarrassed because he had forgotten his own daughter's name.
spelling | The campsite is quiet far from the beach, so bring your bicycles. | The campsite is quite far from the beach, so bring your bicycles.
spelling | We definetly need a bigger tent if all six of us are coming. | We definitely need a bigger tent if all six of us are coming.
`;
