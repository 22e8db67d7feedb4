/** Expressions carried over word for word from Turkish, in the notation of `set-phrases.ts`; one a line. */
export const calqueRows = `
false-friends-and-calques: favourite|favorite|best|hardest|easiest [lesson] is|was|are => subject
false-friends-and-calques: favourite|favorite [lessons] are|were => subjects
false-friends-and-calques: thank you|god [too] much => very
false-friends-and-calques: thanks [too much] => very much / a lot
false-friends-and-calques: i [have right] .|,|;|!|about|but|because => am right
false-friends-and-calques: you|we|they [have right] .|,|;|!|about|but|because => are right
false-friends-and-calques: he|she [has right] .|,|;|!|about|but|because => is right
false-friends-and-calques: i [had right] .|,|;|!|about|but|because => was right
false-friends-and-calques: small|family|cheap|little|seaside|lovely|cosy [pension] near|in|by|at|for|close|with|. => guesthouse
false-friends-and-calques: the [moral] of the|our|my team|whole|players|group|class|workers|staff|army|soldiers => morale
false-friends-and-calques: [what is your idea] about|on => what is your opinion / what do you think
false-friends-and-calques: [what are your ideas] about|on => what is your opinion / what do you think
false-friends-and-calques: ^ [as i know] ,|he|she|it|they|the|there => as far as I know
false-friends-and-calques: [how] do|does|did you|they|we|he|she call this|that|it|your|a|the => what
false-friends-and-calques: [how] is|are|was|were this|that|it|they|he|she called|named => what
false-friends-and-calques: what do|does|did you|he|she|they|your|his|her [work] ? => do
false-friends-and-calques: what do|does|did your|his|her|their father|mother|brother|sister|husband|wife|uncle|aunt|parents [work] ? => do
false-friends-and-calques: good|bad|high|low|better|best|poor|full [note|point] from|in|on|for => mark
false-friends-and-calques: good|bad|high|low|better|best|poor|full [notes|points] from|in|on|for => marks
false-friends-and-calques: [=finish the university] => =graduate from university
false-friends-and-calques: [=finish university] => =graduate from university / =finish university
collocation-transfer: [=gain] money|more|much|enough|good money => =earn
collocation-transfer: [=gain] money => =earn
collocation-transfer: [=lose] the|my|our|his|her|their bus|train|plane|flight|ferry|tram|boat .|,|!|?|in|because|and|so|again|this|on|every|today|yesterday|at|when|by|to|if|for => =miss
collocation-transfer: [=escape] the|my|our|his|her|their bus|train|plane|flight|ferry .|,|!|?|in|because|and|so|again|this|on|every|today|yesterday|at|when|by|to|if|for => =miss
false-friends-and-calques: my|his|her head is|was [turning] => spinning
collocation-transfer: [=enter] the|to sea => =go into
collocation-transfer: [=enter the shower] => =take a shower
collocation-transfer: [=enter the bath] => =take a bath
collocation-transfer: [=enter] instagram|facebook|twitter|tiktok|internet|youtube => =go on
collocation-transfer: [=enter] the|to internet|instagram|facebook|tiktok => =go on
collocation-transfer: [=use] glasses|sunglasses|earrings|contact => =wear
collocation-transfer: [=use] a|my|his|her|your helmet|hat|mask|belt => =wear
other: is|are|was|were|so|very|too [crowd] .|,|in|on|because|at|and|there|today => crowded
word-order: [my all] heart|day|week|night|weekend|holiday|time => all my
false-friends-and-calques: ^ [good appetite] .|! => enjoy your meal
false-friends-and-calques: [easy come] .|!|, => good luck
false-friends-and-calques: [may it come easy|easily] => good luck with it
false-friends-and-calques: [health to your hands] => it is delicious / thank you for the meal
false-friends-and-calques: [let it be past|passed] => get well soon
false-friends-and-calques: [may it be past|passed] => get well soon
false-friends-and-calques: [i kiss your eyes] => take care
false-friends-and-calques: [how many years old] => how old
false-friends-and-calques: [how many age] => how old
false-friends-and-calques: [in the last days] ,|.|i|we|he|she|they|there => in recent days / recently
collocation-transfer: [=take] my|his|her|our|their|your|people's|everyone's|everybody's attention => =catch / =attract
collocation-transfer: [=take] attention => =attract
collocation-transfer: [=give] attention|more|much|enough|great attention => =pay
collocation-transfer: [=give] attention => =pay
collocation-transfer: [=give] importance|much|great|more|enough|little importance => =attach
collocation-transfer: [=give] importance => =attach
collocation-transfer: [=give] a|short|long|small break|pause => =take
collocation-transfer: [=give] a short|long|small|little|ten-minute break|pause => =take
false-friends-and-calques: [near] friend|friends|relative|relatives => close
false-friends-and-calques: [far] relative|relatives|cousin|cousins => distant
collocation-transfer: with|in|has|have a [high] voice => loud
collocation-transfer: [open] tea => weak
collocation-transfer: [dark] tea => strong
false-friends-and-calques: [open] blue|green|brown|pink|yellow|grey|colour|color|colours => light
false-friends-and-calques: [closed] blue|green|brown|colour|color|colours => dark
false-friends-and-calques: an [open] blue|green|brown|pink|yellow|grey => a light
collocation-transfer: [empty] day|days|time|afternoon|evening|weekend => free
collocation-transfer: [true] answer|answers|decision|choice|address|bus => right / correct
collocation-transfer: [false] answer|answers|number|bus|decision|address|train|choice => wrong
false-friends-and-calques: [a lot] thanks => many
false-friends-and-calques: [very] thanks|thank => many
false-friends-and-calques: [thanks] god|allah => thank
extra-article: [the half] of => half
extra-article: [the most] of the|my|our|them|us|people|these|students => most
quantifier: [another] friends|people|things|countries|cities|students|languages|problems|reasons|ways|places|options|books => other
quantifier: [others] people|students|countries|things|children|cities|languages|friends => other
spelling: [every things|thing] is|was|will|about|i|you|we => everything
spelling: [every body] is|was|has|in|knows|likes|loves => everybody
spelling: [some body] is|was|has|who|came|told|said => somebody
spelling: [any body] is|was|has|who|knows|can|here => anybody
false-friends-and-calques: good|great|excellent|professional|bad|wonderful [cooker] => cook
false-friends-and-calques: school [director|manager|headman] => head teacher / principal
false-friends-and-calques: families|flats|floors|neighbours|neighbors|people in our|my|the|this [apartment] => apartment building / building
false-friends-and-calques: our|my [apartment] has|had five|six|seven|eight|nine|ten|four|three floors => building
false-friends-and-calques: [antipathic|antipathetic] => unpleasant
false-friends-and-calques: [lycee|lycée|lise] => high school
false-friends-and-calques: [dershane] => cram school
false-friends-and-calques: chocolate|birthday|wedding|strawberry [pasta] => cake
false-friends-and-calques: a|big|small slice|piece of [pasta] => cake
false-friends-and-calques: =ride a|my|his|the|her|new [motor] => motorbike
false-friends-and-calques: by|with [motor] => motorbike
false-friends-and-calques: the|our|a|new [clima|klima] => air conditioner
false-friends-and-calques: [otopark|autopark] => car park
false-friends-and-calques: =find a [parking] .|,|near|for|in|there|because|and|here => parking space
false-friends-and-calques: a|the|our|nice [camping] near|in|by|was|with => campsite
countability: [a jean|jeans] => jeans / a pair of jeans
countability: [a trouser|trousers] => trousers / a pair of trousers
countability: [a pyjama|pyjamas] => pyjamas / a pair of pyjamas
countability: [a scissor|scissors] => scissors / a pair of scissors
countability: [a glasses|eyeglasses] => glasses / a pair of glasses
countability: [a sunglass|sunglasses] => sunglasses / a pair of sunglasses
countability: [a shorts] => shorts / a pair of shorts
false-friends-and-calques: =study [lesson|lessons] =>
false-friends-and-calques: =study [my|his|her|our|their lesson|lessons] =>
false-friends-and-calques: [=work] my|his|her|our|their lesson|lessons|exam|exams => =study
false-friends-and-calques: [=work] lesson|lessons => =study
collocation-transfer: [=work] for|to the|my|his|her|our exam|exams|test|quiz|final|midterm|finals => =study
false-friends-and-calques: [=read] university|college => =study at
false-friends-and-calques: [=read] in|at university|college|high => =study
false-friends-and-calques: [=read] in|at a|the university|college|school => =study
false-friends-and-calques: [=stay from] the|my|maths|math|physics|chemistry|english|two|one|history => =fail
false-friends-and-calques: [=remain from] the|my|maths|math|physics|chemistry|english|two|one => =fail
collocation-transfer: [=make diet] => =go on a diet
collocation-transfer: [=do diet] => =go on a diet
collocation-transfer: [=make a diet] => =go on a diet
collocation-transfer: [=do a diet] => =go on a diet
collocation-transfer: [=make holiday|vacation] => =go on holiday
collocation-transfer: [=make a holiday|vacation] => =go on holiday
collocation-transfer: [=do holiday|vacation] => =go on holiday
collocation-transfer: [=throw] a|an look|eye => =take
collocation-transfer: [=throw] a|the|first|new|big step|steps => =take
collocation-transfer: [=throw] a|an message|mail|email|sms|text => =send
collocation-transfer: [=throw] me|you|him|her|us|them a|an message|mail|email|sms|text => =send
collocation-transfer: [=throw] message|mail|email|sms => =send
collocation-transfer: [=pull] pain|trouble|difficulty|difficulties => =have
collocation-transfer: [=pull] money => =withdraw
collocation-transfer: [=pull] a|the|some|our|my|many photo|photos|picture|pictures|selfie => =take
collocation-transfer: [=pull] photos|photo|pictures|selfie|selfies => =take
collocation-transfer: [=pull] a|the|video|videos video|film|movie => =shoot / =make
collocation-transfer: [=break] money => =change
collocation-transfer: [=exit from] home|the|my|school|work|class|our => =leave
collocation-transfer: [=go out from] home|school|work|the|my => =leave
collocation-transfer: [=get out from] home|school|work => =leave
collocation-transfer: [=turn back] home => =go back / =return
collocation-transfer: [=turn back] to turkey|istanbul|ankara|izmir|my|school|work|our|home|village => =go back / =return
collocation-transfer: [=wear] my|his|her|your clothes and|then|before => =put on
false-friends-and-calques: [house woman|women] => housewife
false-friends-and-calques: [engineer of computer|computers] => computer engineer
false-friends-and-calques: [engineer of software] => software engineer
false-friends-and-calques: [student of university] => university student
false-friends-and-calques: turkish|italian|french|chinese|ottoman|japanese|mexican|indian [kitchen|kitchens] => cuisine
false-friends-and-calques: fruit|orange|apple|cherry|grape|peach|tomato|pomegranate [water] => juice
false-friends-and-calques: [sea product|products|foods] => seafood
collocation-transfer: [=make] a|football|basketball|friendly match => =play
collocation-transfer: [=do] a|football|basketball match => =play
collocation-transfer: [=win] us|them|him|me|you .|!|,|in|last|yesterday|by|again => =beat
collocation-transfer: [=win] fenerbahçe|fenerbahce|galatasaray|beşiktaş|besiktas|trabzonspor => =beat
collocation-transfer: [=hold] fasting => =fast
collocation-transfer: [=hold] my|his|her|their|your|our|a promise|promises => =keep
collocation-transfer: [=hold] a|my|his|her diary => =keep
collocation-transfer: [=hold] fish|fishes => =catch
collocation-transfer: [=hold] galatasaray|fenerbahçe|fenerbahce|beşiktaş|besiktas|trabzonspor => =support
collocation-transfer: [=keep] galatasaray|fenerbahçe|fenerbahce|beşiktaş|besiktas|trabzonspor => =support
collocation-transfer: [=leave] smoking|cigarettes|cigarette|alcohol|drinking|sugar => =give up / =quit
collocation-transfer: [=open] the|a|this|that topic|subject|matter => =bring up
collocation-transfer: [=give harm to] => =harm
collocation-transfer: [=give a harm to] => =harm
collocation-transfer: [=give damage to] => =damage
collocation-transfer: [=give a damage to] => =damage
collocation-transfer: [=give reaction] => =react
collocation-transfer: [=give a reaction] => =react
collocation-transfer: [=give] an end to => =put
collocation-transfer: [=give] an|much effort => =make
collocation-transfer: [=spend] an|much|great|a effort => =make
collocation-transfer: [=spend] effort => =make an
collocation-transfer: [=take] a|the disease|virus|flu|cold|illness => =catch
collocation-transfer: [=take] weight|kilos|kilo|kilograms => =gain / =put on
collocation-transfer: [=give] weight|kilos|kilo|kilograms => =lose
collocation-transfer: [=take] my|his|her|a|the|their driving license|licence => =get
collocation-transfer: [=take] my|a|the|his|her diploma|degree|certificate => =get / =receive
collocation-transfer: [=take] presents|gifts|money from => =get
collocation-transfer: [=take] a|your|his|her|their|an letter|email|mail|message from => =get / =receive
collocation-transfer: [=take] your|his|her letter|email|mail => =get / =receive
collocation-transfer: [=take] news|a news => =get
false-friends-and-calques: =become [friend] with => friends
false-friends-and-calques: =make [friend] with => friends
collocation-transfer: [=make] children|a child|a baby|baby => =have
collocation-transfer: [=make] a child|baby => =have
false-friends-and-calques: [=celebrate] you|him|me|us|them => =congratulate
false-friends-and-calques: [i congratulate your birthday] => happy birthday
false-friends-and-calques: [=congratulate] your|his|my|her birthday => =celebrate
double-connector: [for example like] => for example / such as
double-connector: [such as like] => such as
other: [and etc] => etc
wrong-preposition: [because of] this|that|these|those reason|reasons => for
wrong-preposition: [in|with|by|from|because] this|that reason => for
wrong-preposition: [by|with] this|that way => in
wrong-preposition: [in] this|that|some point => at
wrong-preposition: [in|to|at] my|this|his|her|your|that point of view => from
wrong-preposition: [according to] my|this|his|her|your point of view => from
wrong-preposition: [at the end] , we|i|they|he|she|it|everything => in the end
false-friends-and-calques: [after now] => from now on
extra-preposition: after|before [from|of] that|this|the|my|school|work|lunch|dinner|breakfast =>
extra-preposition: near [of|from|with] my|the|our|his|her|me|a|your|us =>
extra-preposition: opposite [of] the|my|our|a =>
wrong-preposition: next [of|from|with] the|my|me|our|his|her => to
missing-preposition: in [front] the|my|our|his|her|a|me => front of
missing-article: one|two|three|four|five|six|seven and [half] => a half
wrong-preposition: [during] two|three|four|five|six|seven|eight|nine|ten|many|several|twenty|thirty minutes|hours|days|weeks|months|years => for
wrong-preposition: [during] a week|month|year => for
extra-article: [the one] of the|my|our|your => one
collocation-transfer: [=make] sport|sports|exercise|homework|gymnastics => =do
false-friends-and-calques: [=control] my|your|his|her|our|the|their spelling|answers|homework|exam|paper|papers|bag|passport|ticket|tickets|mail|mails|email|emails|messages|phone|luggage|grammar|essay => =check
false-friends-and-calques: my|his|her|our|your [psychology] is|was|got|became|will => mental state / mood
false-friends-and-calques: [look at it from this|that window] => look at it from this point of view
false-friends-and-calques: [from this window] , => from this point of view
false-friends-and-calques: [with my own eye] => with my own eyes
false-friends-and-calques: [from time by time] => from time to time
false-friends-and-calques: [day to day] better|worse|more => day by day
false-friends-and-calques: [from day to day] better|worse|more => day by day
false-friends-and-calques: [in a short time later] => a short time later / shortly afterwards
false-friends-and-calques: [after a while later] => after a while / a while later
false-friends-and-calques: [at the other side] , => on the other hand
false-friends-and-calques: [sugar holiday|feast] => Eid
false-friends-and-calques: [sacrifice holiday] => Eid al-Adha
false-friends-and-calques: =make|have|has|had military [duty] => service
collocation-transfer: [=go to military] => =do military service
collocation-transfer: [=go to soldier] => =do military service
false-friends-and-calques: [=become soldier] => =do military service
false-friends-and-calques: [pocket telephone|phone] => mobile phone / cell phone
false-friends-and-calques: [hand phone] => mobile phone / cell phone
false-friends-and-calques: [wash machine] => washing machine
false-friends-and-calques: [dish machine] => dishwasher
false-friends-and-calques: [ice cupboard] => fridge
false-friends-and-calques: [tooth doctor] => dentist
false-friends-and-calques: [animal doctor] => vet
false-friends-and-calques: [animal garden] => zoo
false-friends-and-calques: [bus stop place] => bus stop
false-friends-and-calques: [sun glass] => sunglasses
false-friends-and-calques: [bed room] => bedroom
false-friends-and-calques: [sitting saloon] => living room
false-friends-and-calques: [birth day] => birthday
false-friends-and-calques: [week end] => weekend
false-friends-and-calques: [home work|works] => homework
false-friends-and-calques: [i am thinking like you] => I agree with you / I think like you
false-friends-and-calques: [i think same with|as you] => I agree with you
false-friends-and-calques: i|we|they|you [think same] => agree / think the same
false-friends-and-calques: [i am in the same idea] => I am of the same opinion
false-friends-and-calques: [i am same idea] => I agree
false-friends-and-calques: in|at the same [idea|thought] with|as => opinion
false-friends-and-calques: =change my [idea] => mind
false-friends-and-calques: =change his|her|their|your|our [idea] about => mind
false-friends-and-calques: [it doesn't matter for me] => it doesn't matter to me / I don't mind
false-friends-and-calques: [welcome to us] => welcome to our home
false-friends-and-calques: come|came|coming [to us] for|at|on|this|yesterday|tomorrow => to our house
false-friends-and-calques: [big mother] => grandmother
false-friends-and-calques: [big father] => grandfather
false-friends-and-calques: [uncle son|daughter] => cousin
`;
