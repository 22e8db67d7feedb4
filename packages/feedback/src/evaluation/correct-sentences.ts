/**
 * Correct sentences, one per line. Many of them resemble an error that some pattern looks for. The engine must not
 * correct any of them.
 */
export const correctSentences = `
My sister is a nurse and my father is an engineer.
The nurse is very kind.
He works as a teacher at a primary school.
Mert is head teacher at our school.
Doctor Kaya is on holiday this week.
She is captain of the volleyball team.
Thank you, doctor.
Is teacher training difficult in Turkey?
What he is doing now is teacher training.
My uncle, the doctor, lives in Bursa.
I listen to music when I do my homework.
Listen, I have an idea.
Listen carefully and answer the questions.
I listened, but I heard nothing.
They never listen.
She listens more than she talks.
Let's go home.
We went there by bus.
I want to go abroad next year.
They went shopping on Saturday.
He goes everywhere by bike.
She went upstairs and closed the door.
We went swimming and then we went dancing.
Everything went well yesterday.
I went first, and Ali went second.
She went red when she saw him.
Please wait here for a minute.
I can't wait!
Wait a minute, please.
We waited an hour for the bus.
Look, there is a rainbow!
You look tired today.
It looks like rain.
The children look happy.
It depends.
He is afraid of heights.
Where are you from? I am from Turkey.
She got married to a doctor last June.
They got married with the help of their families.
I am interested in old coins.
He came home tired from work.
I learned English from a book that I bought in London.
We talked about the film all evening.
We discussed it at length.
There was a discussion about the plan.
They discussed what to do about the noise.
They discussed the problem about which I told you.
I answered to the best of my ability.
She told the story to me twice.
They entered into an agreement.
My grandmother visited Konya in 1970.
My visit to Konya was short.
My mother cooks very well.
My parents work in the same hospital.
My mother and father live in Adana.
My brother and I play chess.
Does she work in a bank?
She doesn't work on Sundays.
He can play the guitar.
It might rain tomorrow.
My mother makes me study every evening.
I saw her open the door.
I heard my sister sing in the shower.
Let him go.
Let her finish her work.
They help him carry the bags.
My teacher made him write it again.
I suggest that he see a doctor.
It is important that she be there.
If I were you, I would ask her.
What does he want to do?
Who does she work with?
Neither my brother nor my sister likes olives.
One of my friends lives in Canada.
The people in this town are friendly.
My friends and my sister want to come too.
Why did he go?
Should she stay or leave?
Did your mother call you?
She put the book on the table.
He read the letter twice and put it away.
Last year he cut his hair very short.
Mehmet and Ayşe want to buy a house.
Everyone knows this song.
Everybody should know the rules.
My family are coming tomorrow.
The police want to speak to you.
Her brother let me use his car.
God bless you!
He used to live here.
She dare not ask him.
I made her laugh.
I hope he gets well soon.
They would rather he stayed at home.
I had my brother fix the computer.
It was he who called.
Her mother, like mine, works at night.
She and her husband run a small café.
My sister loves her job.
She looked tired when she came back.
I felt hungry after the match.
He made me angry.
It makes my mother happy.
I find it very expensive.
The film made us sad.
Happy children play in the park.
Keep it warm until I come.
I want it ready by five.
Are you ready?
Is she tired?
How beautiful it is!
I consider him honest.
She left him alone.
We found them asleep.
The more you read, the better you write.
You sick people need some rest.
He painted it red.
Nobody saw him alive again.
I got up early, hungry and cold.
They, tired and hungry, went to bed.
I agree with you completely.
We are agreed on this.
She is going to school now.
We are living in a small flat.
He is married.
I am done.
It is understood that you pay first.
I was hurt by what he said.
The letters are read every day.
They are set in their ways.
My phone is broken.
The door was shut.
I am used to it.
All you have to do is go there and ask.
What I want is sleep.
The best thing to do is stay calm.
My dream is to travel the world.
Her favourite sport is run by volunteers.
It was cut in two.
I have lived here since 2015.
She has worked here for ten years.
I have been learning English for three years.
Since it is raining, let's stay in.
Since you know him, you can ask him.
I love her since she is kind.
I am going to London for two weeks.
We stay at my aunt's house for two weeks every summer.
I usually study for two hours.
He works for a big company.
She is leaving for three days.
I go to the gym for an hour every day.
I work for eight hours a day.
I am here for two days.
They are in Ankara for a week.
It is open for another hour.
The shop is closed for two weeks.
I want to live in Spain for a year.
I sleep for seven hours.
It has been a long time since I saw you.
It is ten years since we met.
It is three years since I moved to Izmir.
I have loved music since I was a child.
He does yoga for twenty minutes every morning.
This medicine is good for two years.
Yesterday I went to the cinema.
Yesterday was a long day.
I don't want to talk about yesterday.
I know what you did last summer.
I still remember what happened yesterday.
I have a headache because I slept badly last night.
She is tired because she worked late yesterday.
I think he called yesterday.
Do you remember what we ate last night?
He says he saw her two days ago.
Yesterday I had to get up early.
We had put everything in the car the night before.
Last year I could not swim.
I hear you moved house last month.
The last week of May is always busy.
Last but not least, I want to thank my mother.
I read your letter yesterday.
Last night she set the table and put the kids to bed.
The man I met yesterday works at the bank.
The book you gave me last week is great.
I am sorry about last night.
Are you angry about what I said yesterday?
Yesterday's lesson was about animals.
I hope you had a good time yesterday.
It is better than last year.
I want the same room as last year.
What time did you get home last night?
I don't know where he was last night.
I always finish last.
I like this song very much.
I would very much like to see you.
It was very like her to forget.
I like very spicy food.
I always get up at six.
Where do you work?
I know where you work.
Tell me what you want.
Do you know why she is sad?
What you need is a holiday.
When she comes, we will eat.
Where you live is not important.
What time does the film start?
Who lives here?
What makes you happy?
Who are you?
What happened yesterday?
Which bus goes to Taksim?
How many people came?
How you feel matters to me.
Whatever you want is fine.
I don't want tea.
I have no money.
There is no one at home.
No, I want coffee.
I want no trouble.
No want of money stopped him.
She is not like her sister.
They did not come yesterday.
I do not understand.
I hope not.
Why not go by train?
Better not tell her.
He told me not to worry.
She decided not to come.
Not everyone likes fish.
I'd rather not say.
I need some information about the course.
She gave me a piece of advice.
He advises me every day.
Our furniture is old.
She has long hair.
I found two hairs in my soup.
He does research on bees.
The works of Yaşar Kemal are famous.
I have many books and not much time.
How much are these books?
Thank you very much, teachers.
There is too much traffic in Istanbul.
Much of the money was lost.
There are so many things to do.
I don't have much money, but I have many friends.
Many a man has tried.
How much time do we have?
Much younger people do it.
I like it much more than books.
I have three cats and one dog.
She is twenty years old.
A twenty-year-old man won the race.
He ran a two hundred metre race.
We have a five minute break.
I live at number three.
Three of my friends came.
She bought two fish and three sheep.
It costs ten lira.
I paid 50 TL for it.
One day two men came to the village.
Chapter two is very long.
Room five is upstairs.
On page ten there is a picture.
I was born on 5 May 1998.
The bus leaves at six every day.
The two of us left at ten.
I have two best friends.
I got up at seven and made tea.
We need two more chairs.
He came second and I came third.
I ate one apple and two sandwiches.
It is two thousand kilometres from here.
I have two young brothers.
In 2010 Turkey won the match.
In 1923 life was different.
At ten school begins.
Two plus two is four.
She has two dozen eggs.
I gave the two men water.
My brother is taller than me.
She is the most beautiful girl I know.
He has more old friends than I do.
We need more clean water.
I would like some more hot tea, please.
The more tired I am, the worse I sleep.
This is even more difficult.
She has more long dresses than I do.
I got a letter from my taller brother.
The older boy is from London.
It gets colder from October on.
I enjoy reading and swimming.
She wants to go home.
I want you to help me.
I stopped to drink some water.
I remember to lock the door.
He finished his homework to go out.
I want fresh air.
They need help.
I need rest.
You need practice.
She wants change.
He wants love and peace.
I like work.
We need water and food.
I want a play about love.
You need not come.
I like walks in the park.
I would like tea, please.
I enjoy today more than yesterday.
I want out.
He needs care.
I am looking forward to the weekend.
I look forward to seeing you.
I want sleep, not food.
What I like to do is swim.
It is used to make cheese.
Can you turn on the light?
He opened the door and turned on the light.
Open your books, please.
Please close the window.
She opened the TV box and took out the cable.
The shop that sells lights opens at nine.
He closed the light blue curtains.
Close the light-proof curtains, please.
The TV shop closes at six.
She made a cake and did the dishes.
I made a plan.
I take a shower every morning.
She opened a computer shop in Izmir.
They opened the television museum in 2001.
According to my teacher, I am improving.
According to the news, it will snow.
In my opinion, this is right.
Although it rained, we went out.
It rained, but we went out.
Although it rained, we went out, but we got wet.
Although small, the flat is nice but expensive.
Although I like tea but not coffee, I drank it.
I went to bed because I was tired.
Because I was tired, I went to bed.
I was tired, so I went to bed.
Because it was so cold, we stayed in.
Because she works so hard, she is tired.
I stayed at home because I was ill, so I missed the exam.
We left early because the roads were bad and so we were on time.
Even though he is old, he runs fast.
The man who called you is my uncle.
The book that I read was great.
The car which I bought is old.
I don't know which man called.
The way in which people live has changed.
The friend with which he is compared is Ali.
My brother's car is red.
My brother cars me about.
My mother phones me every day.
My father names his cars.
My brother plans to move.
My mother tongue is Turkish.
There is a desk in my room.
In my room there is a desk.
My room has a big window.
What my room has is a good view.
The house in my street has a garden.
Everyone in my class has a phone.
The man in the room has a gun.
Every room in my house has a heater.
There are two hundred students in our school.
She can swim.
You must study harder.
I can, to be honest, do it better.
What can we do to help?
I will do what I can to help you.
He does all he must to win.
I will, to my surprise, miss him.
She opened a can to feed the cat.
It was his will to leave.
You should, to begin with, call her.
I go to bed early, as you should to stay healthy.
My exam is on Monday in May.
I may come on Sunday.
We march every spring.
You may go now.
They march through the town.
She will polish the table.
I need to polish my shoes.
I had turkey for dinner.
She is a mercury expert.
A woman in august company felt shy.
The sun was shining.
He sat down and wed her in spring.
I think that you are right.
I think so, that is fine.
That said, I agree.
As you know, that man is my uncle.
I know, that was silly.
Well, you know, that happens.
Yes, I think, that is true.
I met Ayşe, Mehmet and Zeynep in Kadıköy.
Can Yılmaz lives in Van, and Deniz lives in Ordu.
We ate lahmacun and künefe in Gaziantep.
My teacher, Mr. Demir, comes from Trabzon.
Boğaziçi University is in Istanbul.
We watched Galatasaray and Fenerbahçe play.
"Where are you going?" she asked.
"I go where I want," said the cat.
Happy birthday!
See you tomorrow!
Good morning, how are you?
Not bad, thanks. And you?
Sounds good to me.
Nice to meet you.
OK, no problem.
Me too.
haha that's so funny
Same here, I love pizza.
I am twenty-five and I live with my parents.
We usually have breakfast together at the weekend.
In the evening I watch TV or read a book.
She said she would come, but she didn't.
If it rains tomorrow, we will stay at home.
I have never been to Paris.
Have you ever eaten sushi?
By the time we arrived, the film had started.
The house was built in 1920.
He asked me where I lived.
My hobbies are painting, cooking and playing the guitar.
My favourite season is spring because the weather is nice.
I couldn't sleep because of the noise.
Would you like a cup of coffee?
Could you tell me the time, please?
I'm looking for my keys.
It takes about two hours to get there.
We had a great time at the concert.
I get on well with my sister, who is older than me.
The capital of Turkey is Ankara.
The Black Sea is in the north of the country.
I used to play football when I was a child.
I wish I had more time.
It's the best book I have ever read.
Turkish food is famous all over the world.
There's a lot of snow in Erzurum in winter.
He apologised for being late.
I'm thinking about changing my job.
People in my village grow tea and hazelnuts.
We should protect the environment for our children.
Life in a big city can be stressful.
The news was a great surprise to everyone.
Half of the class was absent today.
Do you mind if I open the window?
I'd like to book a table for two, please.
How long does it take to get to the airport?
I can't find my glasses anywhere.
She plays tennis twice a week with her cousin.
I'm not sure what to wear to the wedding.
My phone died, so I couldn't call you.
It was raining cats and dogs.
She has been a doctor for six years.
He has gone to work by car.
They said it was a secret between them.
When I was six, my family moved to Germany.
I'd like a coffee without sugar, please.
My flat is on the third floor, so there are a lot of stairs.
What a lovely surprise!
He's been to Rome twice, but he's never been to Venice.
I usually cycle to work when the weather is nice.
She works as hard as anyone I know.
They've got three kids and a dog called Max.
Could I speak to the manager, please?
The film wasn't as good as the book.
I wish it would stop raining.
Do you fancy going out tonight?
My sister, who lives in Berlin, is visiting us next week.
I haven't decided what to study yet.
We had such a good time that nobody wanted to leave.
If I had known, I would have told you.
The meeting has been put off until Friday.
She said she'd call me back, but she never did.
I can hear someone singing in the next room.
That's the man whose car was stolen.
He made me an offer I couldn't refuse.
Neither of us speaks German.
The sooner you start, the sooner you'll finish.
I'd rather stay in than go out in this weather.
She has a degree in civil engineering.
My grandparents moved to Istanbul in the 1960s.
How often do you go to the cinema?
I'm used to the noise now.
He used to smoke, but he gave up two years ago.
It's worth visiting the old town.
I'm not allowed to use my phone at work.
You needn't have brought anything.
I saw him leave the house around nine.
We were walking home when it started to snow.
Someone must have left the window open.
Her English has improved a lot since last summer.
I've known Elif for ages; we went to school together.
My boss wants the report ready by Monday morning.
We stayed with friends and cooked for them.
Playing chess helps me relax.
I do what I can.
He does nothing but complain.
Which of these two jackets do you prefer?
I look after my little brother after school.
I've been looking forward to this all week.
They let us in for free.
He asked if I wanted to dance.
Is there anything I can do to help?
The kids were told to be quiet.
Two coffees and one tea, please.
What do you do for a living?
What does your brother do?
I read the news every morning.
The news is on at eight.
My glasses are broken, so I can't read this.
Physics was my best subject at school.
Ten minutes is not enough.
Half an hour later the bus came.
One of the waiters was very rude to my mother.
My hands are cold because I forgot my gloves.
Most of my friends live abroad.
Some of the people I work with are from Ankara.
In the end we took a taxi home.
On the way to work I met an old friend.
In my country people drink a lot of tea.
In my free time I read, draw and listen to podcasts.
At home we speak Turkish.
I'm from Turkey, but my wife is from Poland.
Last night's dinner was delicious.
I've had a cold since Monday.
I'm here on business for two days.
She's leaving for London in March.
The second half was much better.
He's the tallest of the three brothers.
I'm much happier in my new job.
It is more difficult than I thought.
I don't like it when people shout.
The doctor told him to rest.
Dr. Aydın will see you now.
I think that was the right decision.
I know that it's late, but can we talk?
Anyway, how are you doing these days?
Sorry, I didn't catch that.
No worries, take your time!
lol same, I was so tired
ok see you at 8
Thanks a lot for your help yesterday.
My cat sleeps all day and plays all night.
My favourite food is mantı, and my mum makes the best one.
I learnt to swim when I was five.
Whenever I travel, I buy a magnet for the fridge.
The more I practise, the more confident I feel.
She's good with children and wants to be a teacher.
He is head of marketing at a big firm.
It's a ten-minute walk from the station.
I bought a second-hand car last month.
We've run out of milk.
Let me know if you need anything.
Don't worry about me.
Why don't we have lunch together?
Never have I seen such a mess.
Not only is he clever, but he is also kind.
She made lunch for us.
I can't make the meeting on Friday.
She opened her laptop and began to write.
Milk is good for growing children.
He sees education as a right.
Don't forget to take your passport.
I ride the bus to school.
They did a deal with the bank.
A hard rain fell all night.
They passed the evening playing cards.
She pulled a photo out of her wallet.
He gave a false address to the police.
They give great attention to detail.
He thanks God every day.
The judge gave weight to her evidence.
He took his degree at Oxford.
She wore a jean jacket.
My favourite lesson is the one on Roman history.
He made a good point in his speech.
His head is turning grey.
What are your ideas about the new logo?
She lives on a small pension in a village.
`;
