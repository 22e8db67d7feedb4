/**
 * Evaluation set of 500 correct sentences, one per line. Written on 2026-11-21 by an author who did not write the
 * rules and did not know them.
 */
export const freshCorrect = `
She was elected chair of the parents' committee in October.
As captain of the team, Barış had to speak to the referee.
My grandfather is in hospital with a broken hip.
Breakfast is served from seven until half past ten.
They walked hand in hand along the shore until it got dark.
Who knows what becomes of people after they leave prison?
He turned traitor and sold the plans to the enemy.
Nurse Yıldız will take your blood pressure in a moment.
Mother was asleep, so we tiptoed past her door.
Day after day he sat by the window and waited for news.
We usually play cards after dinner when the power goes out.
Doctor though he was, he could not stand the sight of blood.
The life of a fisherman is harder than tourists imagine.
The tea my aunt makes on the stove is stronger than coffee.
A Mr Koç called while you were at lunch.
The young do not always listen to the old.
A good knowledge of Spanish is required for this post.
The love she felt for that old donkey surprised everyone.
The music at the wedding was so loud that we had to shout.
This is not the Mehmet I used to know.
The French won the first set, and the Serbs won the next two.
The whale is a mammal, not a fish.
I'd love a coffee, but I have a train to catch.
The happiness of his children mattered more to him than money.
Listen carefully, because I'm only going to say this once.
We waited almost two hours and then went home.
Zehra married a dentist from Bursa last spring.
You should wait your turn like everybody else.
Is there anything else you would like me to look at?
She needs somebody to talk to and a quiet place to sit in.
My cousin lives next door, so I see him every day.
He entered the courtroom without looking at anyone.
We arrived home soaking wet, and nobody was there.
What on earth are you waiting for?
They're moving abroad next summer.
He looks ten years younger without that beard.
I asked a policeman the way, but he wasn't from there either.
She was afraid for her children during the earthquake.
My sister is really good with animals and terrible with people.
British English is a little different to what they teach us at school.
I'm married with two kids and a mortgage.
We're arriving at Esenboğa at six and in Konya around ten.
He was angry at being left out of the photograph.
I was interested to hear that you had changed departments.
He died from his wounds a week later.
The judge laughed at the excuse and then fined him.
She's angry with you about the money, not with me.
I dreamt about my primary school teacher last night.
I dream of opening a bookshop by the sea one day.
They discussed about twenty proposals in a single afternoon.
The two firms entered into an agreement last Thursday.
He reached for the salt and knocked over the candle.
She married into a wealthy family from Adana.
I phoned to say that I'd be late, but nobody picked up.
The dog answers to the name of Zeytin.
They have lost contact with their relatives in Bulgaria.
He only goes to home games because away tickets cost too much.
Scientists are looking for a new approach to the problem.
Her request for a transfer was refused without explanation.
We left for home as soon as the rain stopped.
There was a long discussion about the colour of the curtains.
My mother and father run a small hotel near Fethiye.
The committee insisted that he apologise in public.
The police believe the thief is still in the city.
What made her cry was the last chapter.
Everyone in the villages along this coast knows somebody at sea.
The only thing my brothers ever do together is argue.
Does your uncle still keep bees?
Let him finish before you interrupt.
The people who own that café come from Trabzon.
I've never heard her sing in front of strangers.
Neither my sister nor my cousins speak Kurdish.
It is essential that every visitor sign the book.
My brother, unlike my parents, hates olives.
She doesn't mind if her son stays out late at weekends.
Emre handed his sister her phone and went back to sleep.
My aunt drove her husband and his enormous suitcase to the airport.
The ship lost her mast in the storm off Cape Horn.
The baby threw its bottle on the floor and laughed.
My mother met his boss at a conference in Lyon.
Selin says he is the kindest person she has ever worked with.
The cat licked her kittens and settled down beside them.
My grandmother told him that his tie was crooked.
My uncle never got over her leaving.
Each student should bring their own calculator to the exam.
The king kissed his daughter, and she began to weep.
The company has doubled its prices since the summer.
You look exhausted, so go and lie down for a while.
He came home drunk and fell asleep on the stairs.
I find your brother very funny.
Cold and hungry, she knocked on the first door she saw.
I want this report ready by five o'clock.
Her new glasses make her look like a professor.
The children seem happy in their new school.
The sooner we start, the sooner we finish.
What a beautiful garden you have!
I've always thought him a little strange.
Nothing tastes better than bread straight from the oven.
They left the gate open and the lights on.
The house stood empty for years after the war.
We are agreed on the price but not on the date.
Are you finished with that newspaper?
By the time the fire brigade came, everything was gone.
She was born in Diyarbakır and raised in Izmir.
I am to meet the new director at noon.
It is believed that the painting was stolen by a guard.
We're used to cold winters up here.
He is being very patient with the trainees.
My parents have been married for thirty-one years.
I'm done with cooking for today, so let's order something.
The old bridge is known to everyone in the region.
I lived in Ankara for six years before I moved to Mersin.
Since you're here, you could give me a hand with this sofa.
I'm here for two weeks, so let's meet up soon.
How long are you staying in Cappadocia?
It's ages since we had a proper chat.
He worked as a night guard for a decade and then retired.
Since it was raining, we took a taxi.
My great-grandfather never saw the sea.
I knew him for years, but I never trusted him.
It's the first time I've tried sushi.
Up to now nobody has complained about the noise.
Have you had your hair cut?
I've been learning the violin since March.
So far this month it has rained on eleven days.
The ferry leaves at seven tomorrow morning.
If I were you, I would tell her the truth.
It's high time we bought a new fridge.
I wish I knew how to swim.
I'd rather you didn't smoke in here.
Had I known you were a vegetarian, I would have cooked something else.
When I get home, I'll send you the photos.
Did you go to Derya's party yesterday?
She said she would call yesterday, but she didn't.
Unless it snows tonight, the match will go ahead.
By next June we will have paid off the loan.
I was going to text you last night, but my battery died.
We're having guests tomorrow, so I need to clean the flat.
Yesterday's newspaper says that the strike is over.
He always used to bring us chestnuts when he visited.
Never have I seen such a messy kitchen.
Down the hill rolled the watermelon, with three boys chasing it.
Tea I like, but coffee I can't stand.
I very nearly missed my flight.
I very much hope that you can come.
Only then did he realise that his wallet was missing.
On the wall hung a portrait of a stern old man.
Tired as she was, she finished the marathon.
Rarely do we get visitors at this time of year.
I quite like it when the city is empty.
Always check the mirror before you open the car door.
Here comes the bus at last.
Strange to say, nobody noticed that the window was broken.
Into the room walked a man with a parrot on his shoulder.
Who broke the vase in the hall?
What happened to your knee?
I wonder where she works these days.
You're leaving already?
Which team won the derby on Sunday?
How come you never answer your phone?
Why not ask the neighbours for a ladder?
What do you think he wants?
Do you know what time the pharmacy closes?
Whose dogs were barking all night?
Nobody told me where they had hidden the presents.
How many people live in Rize?
You don't happen to have a charger, do you?
Remember to ask her how old her children are.
I have no idea what you're talking about.
Not everyone can afford to study in London.
Nobody said anything for a full minute.
You can't not go to your own brother's wedding.
Hardly anyone came to the reading.
I hope not, because we're having a picnic.
He decided not to apply for the scholarship.
It's not uncommon to see foxes in the city centre.
There were no seats left, so we stood the whole way.
Not once did she complain about the pain.
I don't think it matters much.
Neither of the keys fits the lock.
No doubt they will blame the weather again.
Why didn't you tell me that you were allergic to nuts?
Two teas and three coffees, please.
There's a hair in my soup.
Do you take two sugars or one?
Many works of art were lost in the fire.
She researches the history of old maps.
The waters of the Aegean are warmest in September.
My trip to Nepal was an experience I will never forget.
A university education is expensive in some countries.
You've been a great help, thank you.
The court awarded her damages of ten thousand pounds.
All the furniture in the flat is second-hand.
The news from home was better than we had expected.
He has two papers to write before Friday.
Her advice was simple, and it saved me a fortune.
How much people change in ten years!
Nobody told us how much books cost abroad.
Much as I love cats, I couldn't live with nine of them.
How much do train tickets to Eskişehir cost?
There is little point in arguing with him.
Few tourists ever come this far east.
He said a few words and sat down.
Many a sailor has drowned off those rocks.
There are fewer buses on public holidays.
We've got a little time, so let's have an ice cream.
She earns less than three hundred dollars a week.
He drinks too much and sleeps too little.
Every few days a letter came from the bank.
Plenty of players have much longer careers than that.
It's only a ten-minute walk from the station.
They have a three-year-old and a set of twins.
The farmer keeps forty sheep and two donkeys.
We bought two dozen eggs for the picnic.
Five hundred people signed the petition.
My brother is six foot two and still growing.
A twenty-lira note was lying on the pavement.
The hunters saw four deer at the edge of the wood.
She was the second child in a family of nine.
We stayed in a five-star hotel for the price of a hostel.
Read chapter three again before the test.
Both aircraft landed safely in spite of the fog.
The two million refugees need more than tents.
Flat 12 belongs to a retired opera singer.
My little cousin is already much taller than me.
She was more tired than hungry after the flight.
The more you practise, the easier it gets.
We would be most happy to assist you with your booking.
Skiing is more fun when the slopes are empty.
More often than not, the lift is out of order.
Of the two hotels, the cheaper was actually the cleaner.
The days are getting longer and longer.
His second novel is nowhere near as good as the first.
She ate a little at noon and much more later.
My elder sister is a lawyer in Strasbourg.
It was by far the worst film of the year.
Things could hardly be better at work.
The situation is no worse than it was in April.
We stopped to buy some cherries by the road.
Remember to water the basil while I'm away.
If the screen freezes, try switching it off and on.
She went on to become a famous surgeon.
She finished to loud applause from the whole hall.
We regret to inform you that your application was unsuccessful.
The roses need watering every evening in July.
I saw him leave the building with a red bag.
They object to paying for plastic bags.
The soldiers were made to wait outside in the snow.
He enjoyed himself too much to leave early.
I can't help laughing when he sings.
Would you mind turning the volume down a bit?
I meant to call you, but I fell asleep on the sofa.
My teacher suggested that I read more short stories.
She opened the light wooden door with one finger.
Kerem made his homework look easy.
We need to do the shopping before the guests arrive.
She made a photo album for her parents' anniversary.
He closed the television factory and sold the land.
Eat your soup before it gets cold.
They threw a party for their neighbours on New Year's Eve.
I had a strange dream about a talking goat.
Could you turn the heating down before you go to bed?
My uncle opened a phone shop opposite the mosque.
I took a shower and went straight to bed.
She paid me a compliment on my accent.
He's taking his driving test on Monday.
You made the right decision, even if it hurts now.
According to my doctor, I should drink less coffee.
My landlady is a sympathetic listener.
Actually, I've never been to a casino.
It took all night, but eventually we found the dog.
She's a sensible girl and won't do anything silly.
The actual cost was twice the estimate.
The chef came out of the kitchen to greet us.
In my view, the film is far too long.
He reads a novel a week and never remembers the titles.
The fabric of this shirt is too thin for winter.
According to the timetable, the last tram leaves at midnight.
From a legal point of view, the contract is worthless.
Her flat is on the third floor of an old apartment building.
As far as I'm concerned, the matter is closed.
Although the hotel was cheap, the rooms were clean, but the food was awful.
Even though she was ill, she went to work, but her boss sent her home.
Because he was late, and so was the train, he just made it.
But although everyone was nervous, no one wanted to go home.
If you mix blue and yellow, then you get green.
Not only did he forget my birthday, but he also borrowed money from me.
Since it was late and so cold, they decided to stay the night.
Despite the delay, we were in Gaziantep before lunch.
He was rude; still, although I was hurt, I said nothing.
It was because they were so quiet that I became suspicious.
The hotel which we stayed at had no hot water.
The class that I read it to loved the story.
The friend whose car we borrowed wants it back by Sunday.
The moment it started raining, everyone ran for the trees.
What I need is a long holiday and a short novel.
In the year in which I was born, it snowed in Antalya.
He has three daughters, all of whom play chess.
The man at the desk, which was covered in papers, did not look up.
She told me a secret, which I kept for years.
The reason why he left is none of our business.
The village where my father was born is now under a lake.
The first person I told was my sister Elif.
The bus I was on broke down near Afyon.
A family friend found me a job in a shoe shop.
The kitchen table belonged to my great-aunt.
My sister's school uniform was too big for her.
He's an old army friend of my brother's.
My father figure when I was a boy was our PE teacher.
My teacher training course starts in February.
The bus driver forgot to close the back door.
James's flat is five minutes from the Tube.
Our neighbour cat-sits for us every August.
The girls' changing room is at the end of the corridor.
His father a carpenter and his mother a tailor, he was good with his hands.
Did you see the size of that ship's anchor?
It's mine, not hers, so please give it back.
My brother cooks and my sister washes up.
In the box was a silver ring with a green stone.
The table in my room has a broken leg.
Istanbul has two continents and far too many cars.
There has been an accident on the ring road.
There must be a simpler way to do this.
On the hill stood a ruined castle.
In my town we have a market on Wednesdays.
There he is, right behind the fountain.
Is there any cheese left, or did you finish it?
There used to be a cinema where the bank is now.
The garden at the back has a walnut tree in it.
There weren't many people on the beach so early.
In the end, has anyone found the missing key?
I can to this day recall the smell of that kitchen.
She lost the will to fight after the second trial.
Pass me the can to your left, please.
He must have forgotten that we were coming.
You had better take a jumper with you.
You needn't have washed the dishes, but thanks.
Might I make a suggestion?
We ought to visit your grandparents more often.
How dare you speak to me like that!
Will you be able to lift that on your own?
It can't be Tolga, because he's in Berlin.
Could she really have eaten the whole cake?
Students may not leave the room before eleven.
My mum bought a set of china cups at the flea market.
Soldiers march past the palace every morning.
You may find it hard to polish old brass.
The president of the club resigned in the autumn.
We had turkey and roast potatoes for Christmas dinner.
It was an august gathering of professors and judges.
My favourite season is spring, when the almond trees bloom.
She left her iPhone on the 43R bus.
Ask your dad whether he can drive us on Saturday.
Go south until you reach the river, then turn east.
The god of the sea was angry with the sailors.
"Where," asked the old woman, "have you put my spectacles?"
I think, therefore I am.
I think, however, that you should apologise first.
She said that, if necessary, she would sell the car.
He believes, as I do, that the river should be protected.
What I mean is that the plan costs too much.
You hope, I suppose, that they will forget about it.
The dog wagged its tail and barked at the postman.
It's a pity, but it's not the end of the world.
When the film ended, nobody moved.
My cousin, who is a pilot, has never been on a train.
Let's eat, children, before the soup gets cold.
Hey, I just got off the metro, so I'll be with you in five minutes.
I'm so bored right now that I'm watching a documentary about concrete.
My phone is about to die, so I'll write to you later.
I can't talk right now because I'm in the library.
Do you fancy a game of backgammon tonight?
No worries, we can do it another time.
I'm on my way, but the traffic in Mecidiyeköy is terrible.
Honestly, I don't get why everyone likes that series.
Let me know when you've landed.
I'm writing to complain about the blender I bought from your website.
Please find attached a copy of my passport and two photographs.
I would be grateful if you could send me a receipt.
I look forward to hearing from you at your earliest convenience.
Could you please confirm the number of guests by Friday, 4 December?
I apologise for any inconvenience this may have caused.
Further to our phone call, here are the details of the rental.
As requested, I have forwarded your message to the finance department.
The invoice was sent to the wrong address, which explains the delay.
In recent years, more and more people have begun to work from home.
It is often said that money cannot buy happiness.
For these reasons, I believe that zoos should be closed.
One advantage of living in a small town is that everyone knows you.
Another drawback is the lack of decent jobs for graduates.
To sum up, technology is a good servant but a bad master.
The gap between rich and poor has widened over the past decade.
Compared with other capitals, Ankara is rather green.
Pollution is caused not only by factories but also by ordinary households.
Were the law to change, thousands of shops would have to close.
What matters most is not how much you know but how well you use it.
The Ottoman archives contain millions of documents, many of them unread.
Once upon a time there lived a shoemaker who could not tell a lie.
It was a dark, windy night, and the road was empty.
She folded the letter, put it back in the drawer, and never spoke of it again.
The old man stared at the sea as if he were waiting for someone.
My heart was beating so fast that I could barely breathe.
Suddenly the door flew open, and in came Grandma with a broom.
Having lost the map, they followed the stars.
Peel the potatoes, cut them into cubes, and boil them until soft.
Take one tablet three times a day after meals.
Leave the dough to rise for about an hour.
What's the capital of Mongolia?
Whereabouts in Turkey are you from?
Are there any direct flights from Izmir to Amsterdam?
What was the weather like in Edinburgh?
Can you tell me how to get to the bus station?
What would you do if you won the lottery?
Isn't it lovely to be out of the office?
How far is it from Van to the Iranian border?
What are you doing this weekend?
Didn't they use to live above the pharmacy?
Which of these paintings do you like best?
What does your father do for a living?
No, I haven't been there yet, but my wife has.
It depends on how much time we have.
"Have you two met?" asked our host.
The teacher asked us if we had understood the question.
He told me not to touch anything.
Gizem admitted that she had copied the answers.
They warned us that the road was closed.
The mayor denied having taken a bribe.
"If at first you don't succeed, try, try again," as the saying goes.
Atatürk died at Dolmabahçe Palace on 10 November 1938.
Thousands of fans gathered in Taksim Square to celebrate the victory.
Petrol prices have fallen for the third week running.
A six-year-old boy was rescued from a well after twelve hours.
Scientists have discovered a new species of frog in Peru.
The central bank is expected to raise interest rates.
Two climbers are missing on Mount Ararat.
The United States and Japan have signed a trade deal.
My family are all coming to stay for Bayram.
Physics was my worst subject at high school.
The United Nations was founded in 1945.
Where are my jeans?
Twenty pounds is too much for a sandwich.
A number of students have complained about the canteen.
The number of complaints has risen.
None of the milk was fresh.
My luggage was sent to Lisbon by mistake.
We bought three loaves of bread and a jar of honey.
Can you lend me some money until payday?
Rice grows well in the fields around Edirne.
The windows are being cleaned at the moment.
The results will be announced on the first of July.
I had my wallet stolen on the tram.
She got her nose pierced in Kadıköy.
If you heat ice, it melts.
If I see Murat, I'll tell him that you called.
If she had studied harder, she wouldn't be retaking the exam now.
As long as you're quiet, you can stay up and watch the match.
Suppose you lost your job, what would you do?
Our car broke down on the way to Bolu.
I came across an old diary while tidying the attic.
The plane took off an hour late.
He made up the whole story to get out of trouble.
I'm feeling a bit under the weather today.
You've hit the nail on the head.
She was over the moon when she passed her driving test.
The colour of the harbour at dawn is hard to describe.
My favorite color is gray, like the sky in November.
We're going to the movies tonight, and I'm buying the popcorn.
The lorry was blocking the pavement outside the chemist's.
They canceled my flight because of a snowstorm in Denver.
My flatmate has got a terrible cold.
Some chose the boat trip, others the museum.
She wanted to leave, but I didn't.
So do I, to be honest.
Whoever finds the keys should hand them in at reception.
I'm thinking of dyeing my hair purple.
He spent his savings on a second-hand motorbike.
It's worth visiting the castle, if only for the view.
She has difficulty falling asleep after coffee.
The teacher had us write a poem about rain.
I'm not used to being the tallest in the room.
At this time tomorrow I'll be lying on a beach in Bodrum.
Onur Bey retired on 31 May 2019 after forty years at the bank.
My appointment is at a quarter to nine on the twenty-second.
She was born in the early nineties, in a village near Mardin.
She plays the ney in an orchestra in Konya.
It took us an hour to find a university with free parking.
We go to the mountains in winter and to the coast in summer.
Cats sleep for most of the day.
Honesty is the best policy.
The sun was setting behind the minarets.
Our history teacher has a huge collection of film posters.
I left my gym bag in the staff room.
He bumped his head on the kitchen cupboard door.
Uncle Cemal keeps pigeons on the roof of his building.
Cem and Defne got engaged on the ferry to Büyükada.
My grandad is proud of his tomatoes.
I've been looking for a flat in Beşiktaş since September.
They accused him of stealing a bicycle.
You remind me of my cousin in Germany.
He died of a heart attack at the age of ninety.
`;
