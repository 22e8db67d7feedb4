/**
 * Evaluation set of 250 correct sentences, one per line. Written on 2026-11-21 by an author who did not write the
 * rules and did not know them. The last 100 resemble errors but are correct.
 */
export const freshFifthCorrect = `
The kettle is on, so come in and take your coat off.
I'm running ten minutes late, sorry!
Thanks for the lift last night; you saved me a long walk.
My grandmother keeps her recipes in a biscuit tin.
Did you manage to fix the printer?
We've decided to repaint the kitchen in pale green.
The lake freezes over in January, and children skate on it.
Dear Ms Arslan, I am writing to ask about the language course in September.
Please find my application form and two references attached.
I look forward to hearing from you.
He plays the clarinet in a wedding band at weekends.
Nobody told us that the meeting had been moved to Thursday.
Let me know when you get home.
Have you tried turning it off and on again?
The soup needs more salt and a squeeze of lemon.
Our flight was delayed because of thick fog over Istanbul.
My little brother wants to be a firefighter when he grows up.
I haven't been to the theatre since my school days.
She bought a second-hand bike and rode it home in the rain.
The students in my class come from eleven different countries.
What do you usually have for lunch?
There's a lovely tea garden behind the old library.
I can't believe it's already November.
The farmer sold his two oldest goats at the market in Bergama.
Would you mind opening the window a little?
When the power went out, we lit candles and told ghost stories.
I was going to call you, but my battery died.
The museum is closed on Mondays.
My cousin Ece is training to become a vet.
We ought to leave before the traffic gets bad.
It took me three hours to assemble the wardrobe.
She's the kind of person who remembers everybody's birthday.
The new bridge will connect the two halves of the city.
I'd rather stay in tonight and watch a film.
Whose turn is it to take the rubbish out?
The doctor advised him to cut down on coffee.
Hi Jonas, how was your trip to Lisbon?
In my free time I bake bread and look after my tomato plants.
The referee blew his whistle and the crowd went wild.
If you need anything, just knock on my door.
My parents have been married for twenty-six years.
The bus was so crowded that I had to stand all the way.
Could you send me the notes from yesterday's lecture?
I used to be afraid of dogs, but now I have two.
The tide came in faster than we had expected.
Her handwriting is almost impossible to read.
We went for a swim before breakfast and had the bay to ourselves.
I wish I had learned to drive when I was younger.
Neither of my brothers can cook.
The shop on the corner sells the best simit in town.
They are building a new hospital on the outskirts of Malatya.
I forgot to water the plants while you were away, sorry.
Living in a big city has both advantages and disadvantages.
On the one hand, public transport is cheap; on the other hand, it is often overcrowded.
In conclusion, I believe that homework should be shorter.
The cat knocked a vase off the shelf and looked pleased with itself.
How long have you been learning English?
I've been learning it since I was nine, but I still make mistakes.
My favourite season is autumn because the air smells of wood smoke.
He apologised for shouting at the children.
The train to Kayseri leaves from platform four.
She asked me whether I had ever eaten quince jam.
We were about to give up when the engine finally started.
You should have seen his face when he opened the box!
The teacher handed out the worksheets and told us to work in pairs.
Congratulations on your new job!
I'm allergic to nuts, so could you check the ingredients?
The novel is set in Izmir at the end of the nineteenth century.
By the time the ambulance arrived, the man had regained consciousness.
My father taught me how to change a tyre.
The children were building a den out of cardboard boxes.
There were hardly any tickets left when we got to the front of the queue.
I'm thinking of applying for a scholarship in the Netherlands.
A stranger helped us carry the pram up the steps.
Her flight lands at ten past six, so we need to set off at five.
The weather forecast says it'll clear up by the afternoon.
Sorry, I didn't mean to wake you up.
He's saving up for a new guitar.
The woman sitting by the window is our new neighbour.
Unless it rains, we'll eat outside.
My phone screen cracked when I dropped it on the pavement.
She spends most of her money on books and concert tickets.
It was kind of you to walk my grandmother home.
They argued about money all the way to Ankara.
I hardly recognised him without his beard.
What a wonderful surprise!
The baker gets up at three every morning to light the oven.
As soon as I graduate, I'm going to travel around South America.
The walls are thin, and we can hear our neighbours sneeze.
Do you remember the summer we spent in Datça?
Everyone was tired, but nobody wanted to go to bed.
The police are looking for a man with a scar on his chin.
He told us a long story about a fisherman and a talking seal.
The dress you lent me is hanging in my wardrobe.
I don't mind where we go as long as it's quiet.
My sister and I share a room, so we argue about the light.
Our team lost by three goals, but we played better than last week.
The old man fed the pigeons and talked to them quietly.
Turn left at the traffic lights and go straight on until you see a mosque.
Can I borrow your charger for half an hour?
The company was founded in 1987 by two sisters from Gaziantep.
You don't have to finish it today.
The candle burned down and left a pool of wax on the table.
I've never met anyone as stubborn as my uncle.
Some people find it difficult to say no.
The bread is still warm, so let it cool before you cut it.
She has a good ear for languages.
We had to cancel the trip because two of us caught the flu.
Who's coming to the barbecue on Saturday?
The mayor promised to plant a thousand trees, but only forty have been planted so far.
I got your postcard yesterday, and it made me laugh.
My neighbour's rooster crows at four in the morning.
Ask your brother if he wants some more rice.
The path winds through a pine forest and comes out above the sea.
He was wearing odd socks and a jumper with a hole in it.
Reading aloud has improved my pronunciation a great deal.
The results will be announced at the end of the month.
Feel free to bring a friend.
I'm not used to getting up so early.
It's no use complaining about it now.
The carpet was woven by hand in a village near Uşak.
Her grandfather emigrated to Australia in the sixties.
We could hear music coming from the flat upstairs.
Last night's storm blew down the fence between our gardens.
I'm sure you'll pass; you've worked really hard.
He had his hair cut especially for the interview.
The bookshop had run out of maps, so we asked a policewoman for directions.
My aunt runs a small guest house in the mountains.
They've been friends ever since they met at nursery.
Not everyone enjoys spicy food.
The boys took turns pushing each other on the swing.
I'm afraid we don't have that size in stock.
The kids are asleep, so please keep your voice down.
Which of these two jackets do you prefer?
To my surprise, the dog brought the shoe back.
He nodded, picked up his bag and left without a word.
The longer we waited, the more nervous I became.
I'll be back in a minute.
She's worked at the same bank for eighteen years.
The driver refused to let us on because we had no change.
A lot of tourists visit the ruins in spring.
It must have rained in the night, because the road is wet.
The pharmacist told me to take one tablet after meals.
Good luck with your exam tomorrow!
My grandfather doesn't hear well, so you have to speak up.
We picked figs all morning and made jam in the afternoon.
The rent is reasonable, but the bathroom is tiny.
Thank you for your quick reply.
The mountains were covered in snow, and the sky was perfectly clear.
I should get some sleep; talk to you tomorrow.
She works as head of sales at a shipping company.
He goes to work by bus and comes home on foot.
We met at university and got married after graduation.
My uncle was in prison for two years before he became a priest.
The life of a shepherd is lonelier than it looks.
The coffee you made this morning was too strong.
The happiness on her face was worth the long drive.
The rich rarely understand the poor.
I usually listen carefully when my grandmother speaks.
The students discussed the article and then wrote about it.
We waited an hour, and then we went home.
She entered into a contract with a Swiss publisher.
He is married with three children.
The man I was waiting for never came.
I'm angry about the delay, not at you.
They laughed to hide their fear.
The tea was made from sage, and the cup was made of clay.
I called to him from the bridge, but he didn't hear me.
His wife asked that he arrive before noon.
I saw my brother come out of the barber's.
The doctor insisted that she stay in bed.
My mother and my sister cook together on Sundays.
Does your father work at weekends?
Let him try it first.
The cat hurt her paw, so Mehmet carried her home in his coat.
Ayşe gave Murat his keys and asked him to lock up.
The ship lost her mast in the storm.
My aunt met her husband when he was still a soldier.
Everyone thinks his own children are special.
Tired and hungry, we sat down on the kerb.
The hall was dark and the stage empty.
I found the exam difficult and the questions unclear.
Keep calm and wait for the lifeguard.
We are agreed that the kitchen needs a new floor.
The window was broken when we moved in.
We are interested in renting the flat from May.
My bags are packed and my taxi is here.
She is to meet the minister on Tuesday.
I lived in Ankara for six years, and then I moved to Bursa.
He has been to Rome twice, but he went to Venice only once.
It was the first time I had seen snow.
I was a waiter for three summers when I was a student.
The train leaves at nine tomorrow morning.
If he had told me, I would have come.
She asked when I would be back.
I'll call you when I arrive, but I don't know when that will be.
I didn't know that he was coming.
Only then did we notice the smoke.
Never have I felt so welcome in a stranger's house.
Very often I have no idea what my cat wants.
I very much like the way you sing.
There goes our bus!
Here comes the bride.
Do you know where the keys are?
I wonder why she is crying.
Who wrote this poem?
What makes you so sure?
You live where?
I don't think I'll ever understand cricket.
Nobody said anything, and I didn't ask.
I have no money and no time.
He not only sings but also plays the lute.
Her advice was helpful, and so was the information on your website.
The damages awarded by the court came to ten thousand pounds.
She ordered two coffees and a slice of cake.
His hair is grey, but there are a few black hairs in his beard.
My experiences in Peru changed me.
Much of the film was shot in Mardin.
Few people know how little money she had.
A few of the eggs were cracked, and there was little milk left.
How much did you pay for those shoes?
Many a sailor has drowned in these waters.
She has a five-year-old son and a ten-week-old puppy.
They bought a three-bedroom house for two million lira.
We saw six sheep, four deer and a dozen fish.
A twenty-minute walk brings you to the castle.
The more carefully you listen, the more you hear.
This is a most interesting question.
My sister is more shy than rude.
He is as tall as his father and far more patient.
I stopped to buy petrol and then stopped worrying.
I remember locking the door, but I forgot to close the windows.
My boss lets me work from home, and she doesn't make me come in on Fridays.
I'm used to driving at night, but I used to hate it.
She opened the window, turned on the lamp and closed the curtains.
We did the shopping, made the beds and took a break.
According to my doctor, I should drink more water.
The actual price was lower than the one on the label.
The chef at our hotel was so friendly that he gave us the recipe.
Although it was late, we weren't tired, but we decided to go home anyway.
Because of the strike, there were no trains, so we walked.
The woman whose car I hit was very understanding.
That is the house that I told you about.
The friend I wrote to last week has just answered.
The car park behind the school gate is full of teachers' cars.
A friend of my mother's runs the village shop.
Its engine is old, but it's still running well.
My room has a desk, and there is a bookcase in the corner.
You can use my pen, but you must give it back, and you needn't hurry.
I told her that the spring in Turkey is beautiful, but I never said that it was dry, did I?
`;
