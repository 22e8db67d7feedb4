/**
 * Expressions that learners translate word for word from Turkish, one per line. The notation is explained in
 * `set-phrases.ts`.
 */
export const calqueRows = `
false-friends-and-calques: favourite|favorite|best|hardest|easiest [lesson] is|was maths|math|mathematics|english|history|biology|physics|chemistry|geography|music|art|science|turkish|german|literature|philosophy|pe => subject
false-friends-and-calques: favourite|favorite [lessons] are|were maths|math|mathematics|english|history|biology|physics|chemistry|geography|music|art|science|turkish|german|literature|philosophy|pe => subjects
false-friends-and-calques: thank you [too] much => very
false-friends-and-calques: thanks [too much] => very much / a lot
false-friends-and-calques: i [have right] .|,|;|!|about|but|because => am right
false-friends-and-calques: you|we|they [have right] .|,|;|!|but|because => are right
false-friends-and-calques: he|she [has right] .|,|;|!|about|but|because => is right
false-friends-and-calques: i [had right] .|,|;|!|about|but|because => was right
false-friends-and-calques: cheap|seaside|lovely|cosy [pension] $|near|in|by|close => guesthouse
false-friends-and-calques: =stay in|at a|the small|family|little [pension] => guesthouse
false-friends-and-calques: the [moral] of the|our|my team|players|group|class|workers|staff|army|soldiers $|is|was|has|went|rose|fell => morale
false-friends-and-calques: [what is your idea] about|on the|this|that|it|my|our|these => what is your opinion / what do you think
false-friends-and-calques: ^ [as i know] , => as far as I know
false-friends-and-calques: [how] do|does|did you|they|we call this|that|it ?|.|in => what
false-friends-and-calques: [how] is|are|was|were this|that|it|they|he|she called|named ?|.|in => what
false-friends-and-calques: what do|does|did you|he|she|they|your|his|her [work] ? => do
false-friends-and-calques: what do|does|did your|his|her|their father|mother|brother|sister|husband|wife|uncle|aunt|parents [work] ? => do
false-friends-and-calques: =get a good|bad|high|low|better|poor|full [note|point] $|from|in|on => mark
false-friends-and-calques: =take a good|bad|high|low|better|poor|full [note|point] from|in|on => mark
false-friends-and-calques: =get good|bad|high|low|better|poor|full [notes|points] $|from|in|on => marks
false-friends-and-calques: =take high|low|bad|better [notes|points] $|from|in|on => marks
false-friends-and-calques: [=finish the university] $|in|at|with|two|three|five => =graduate from university
collocation-transfer: [=gain] more|much|enough|good money $|in|from|by|for => =earn
collocation-transfer: [=gain] money => =earn
collocation-transfer: [=lose] the|my|our|his|her|their bus|train|plane|flight|ferry|tram|boat $ => =miss
collocation-transfer: [=escape] the|my|our|his|her|their bus|train|plane|flight|ferry $ => =miss
false-friends-and-calques: my|his|her head is|was [turning] $ => spinning
collocation-transfer: i|we|you|he|she|can|could|don't|didn't [=enter] the sea => =go into
collocation-transfer: i|we [=enter the shower] $|after|before => =take a shower
collocation-transfer: i|we [=enter the bath] $|after|before => =take a bath
collocation-transfer: [=enter] instagram|facebook|twitter|tiktok|internet|youtube $|to|from|for => =go on
collocation-transfer: [=enter] the|to internet|instagram|facebook|tiktok $|to|from|with => =go on
collocation-transfer: [=use] glasses|sunglasses|earrings $|because|since|when|at => =wear
collocation-transfer: [=use] a|my|his|her|your helmet $|when|while => =wear
other: is|are|was|were|so|very|too [crowd] .|,|in|on|because|at|and|there|today => crowded
word-order: [my all] heart|day|week|night|weekend|holiday => all my
false-friends-and-calques: ^ [good appetite] .|! => enjoy your meal
false-friends-and-calques: ^ [easy come] .|! => good luck
false-friends-and-calques: [may it come easy|easily] => good luck with it
false-friends-and-calques: [health to your hands] => it is delicious / thank you for the meal
false-friends-and-calques: [let it be past|passed] => get well soon
false-friends-and-calques: [may it be past|passed] => get well soon
false-friends-and-calques: [i kiss your eyes] => take care
false-friends-and-calques: [how many years old] => how old
false-friends-and-calques: [how many age] => how old
false-friends-and-calques: [in the last days] , i|we|he|she|they|there|it|my => in recent days / recently
false-friends-and-calques: [in the last days] . => in recent days / recently
false-friends-and-calques: [in the last days] i|we|he|she|they am|is|are|have|has|feel => in recent days / recently
collocation-transfer: [=take] my|his|her|our|their|your|people's|everyone's|everybody's attention $ => =catch / =attract
collocation-transfer: [=take] attention $|of => =attract
collocation-transfer: [=give] attention $ => =pay
collocation-transfer: [=give] importance|much|great|more|enough|little importance => =attach
collocation-transfer: [=give] importance => =attach
collocation-transfer: i|we|let's [=give] a break|pause => =take
collocation-transfer: i|we|let's [=give] a short|long|small|little|ten-minute break|pause => =take
false-friends-and-calques: my|a|his|her|our|their|your [near] friend|friends => close
false-friends-and-calques: [far] relative|relatives|cousin|cousins => distant
collocation-transfer: with [high] voice => a loud
collocation-transfer: [open] tea $ => weak
collocation-transfer: [dark] tea $ => strong
false-friends-and-calques: [open] blue|green|brown|pink|yellow|grey shirt|dress|colour|color|coat|jacket|car|bag|skirt|sweater|eyes|$ => light
false-friends-and-calques: [open] colour|color|colours $|clothes => light
false-friends-and-calques: [closed] blue|green|brown shirt|dress|colour|color|coat|jacket|car|bag|skirt|sweater|eyes|$ => dark
false-friends-and-calques: [closed] colour|color|colours $|clothes => dark
false-friends-and-calques: [an open] blue|green|brown|pink|yellow|grey shirt|dress|colour|color|coat|jacket|car|bag|skirt|sweater|eyes|$ => a light
collocation-transfer: my|your|our|his|her|any [empty] day|days|afternoon|evening|weekend => free
collocation-transfer: have|had|has [an empty] day|afternoon|evening|weekend => a free
collocation-transfer: [empty] time => free
collocation-transfer: [true] decision|address|bus => right / correct
collocation-transfer: =choose the [true] answer|answers => right / correct
collocation-transfer: =mark the [true] answer|answers => right / correct
collocation-transfer: =write the [true] answer|answers => right / correct
collocation-transfer: [false] bus|decision|train => wrong
false-friends-and-calques: [a lot] thanks for|.|!|, => many
false-friends-and-calques: [very] thanks|thank => many
false-friends-and-calques: ^ [thanks] god|allah => thank
false-friends-and-calques: but|, [thanks] god|allah => thank
extra-article: [the half] of the|my|our|his|her students|people|class|book|money|day|time|world|population|team|film|exam|questions|cake $|is|are|was|were|in|on => half
extra-article: ^ [the most] of the|my|our|them|us|people|these|students => most
quantifier: [another] friends|people|things|countries|cities|students|languages|problems|reasons|ways|places|options|books $|in|who|that|to|like|with|of => other
quantifier: [others] people|students|countries|things|children|cities|languages|friends => other
spelling: [every things|thing] is|was|will|about|i|you|we => everything
spelling: [every body] knows|likes|loves|wants|came|thinks|can|should|must => everybody
spelling: [some body] who|came|told|said|called|asked => somebody
spelling: [any body] who|knows|can|here => anybody
false-friends-and-calques: i|he|she|mother|father|mum|mom|dad|grandmother|aunt|uncle|sister|brother|wife|husband am|is|was a good|great|excellent|bad|wonderful [cooker] => cook
false-friends-and-calques: school [director|manager|headman] $|is|was|said|told|came|gave => head teacher / principal
false-friends-and-calques: families|flats|neighbours|neighbors in our|my|the|this [apartment] $|are|is|have|know => apartment building / building
false-friends-and-calques: our|my [apartment] has|had five|six|seven|eight|nine|ten floors => building
false-friends-and-calques: [antipathic] => unpleasant
false-friends-and-calques: my|our|anatolian|science [lycee|lycée|lise] => high school
false-friends-and-calques: a|the [lise] => high school
false-friends-and-calques: [dershane] => cram school
false-friends-and-calques: chocolate|birthday|wedding|strawberry [pasta] => cake
false-friends-and-calques: a|big|small slice of [pasta] => cake
false-friends-and-calques: =ride a|my|his|her|new [motor] $ => motorbike
false-friends-and-calques: =go by|with [motor] => motorbike
false-friends-and-calques: =come by|with [motor] => motorbike
false-friends-and-calques: school|work|home by|with [motor] => motorbike
false-friends-and-calques: the|our|a|new [clima|klima] => air conditioner
false-friends-and-calques: [otopark|autopark] => car park
false-friends-and-calques: =find a [parking] .|,|near|for|in|there|because|and|here => parking space
false-friends-and-calques: a|the|our|nice [camping] near|in|by|was|with => campsite
countability: [a jean|jeans] $|in|for|with|from|on|which|that => jeans / a pair of jeans
countability: [a trouser|trousers] $|in|for|with|from|on|which|that => trousers / a pair of trousers
countability: [a pyjama|pyjamas] $|in|for|with|from|on|which|that => pyjamas / a pair of pyjamas
countability: [a scissor|scissors] $|in|for|with|from|on|which|that => scissors / a pair of scissors
countability: [a glasses|eyeglasses] $|in|for|with|from|on|which|that => glasses / a pair of glasses
countability: [a sunglass|sunglasses] $|in|for|with|from|on|which|that => sunglasses / a pair of sunglasses
countability: [a shorts] $|in|for|with|from|on|which|that => shorts / a pair of shorts
collocation-transfer: [=study lesson|lessons] $|at|with|in|for => =study
false-friends-and-calques: [=work] my|his|her|our|their lesson|lessons|exam|exams $|for|at => =study
false-friends-and-calques: [=work] lesson|lessons $|at|with|for => =study
collocation-transfer: [=work] to the|my|his|her|our exam|exams|test|quiz|final|midterm|finals $ => =study
false-friends-and-calques: [=read] university|college $|in => =study at
false-friends-and-calques: [reads] in|at university|college $|in => studies
false-friends-and-calques: [reads] in|at high school $|in => studies
false-friends-and-calques: am|is|are [reading] in|at university|college $|in => studying
false-friends-and-calques: am|is|are [reading] in|at high school $|in => studying
false-friends-and-calques: [reads] in|at a|the university|college $|in => studies
false-friends-and-calques: am|is|are [reading] in|at a|the university|college $|in => studying
false-friends-and-calques: [=stay from] maths|math|physics|chemistry|english|history|biology $|lesson|class|exam => =fail
false-friends-and-calques: [=stay from] two|one|my lesson|lessons|exam|exams|class => =fail
false-friends-and-calques: [=remain from] maths|math|physics|chemistry|english|history|biology $|lesson|class|exam => =fail
collocation-transfer: [=make diet] $|for|to => =go on a diet
collocation-transfer: [=do diet] $|for|to => =go on a diet
collocation-transfer: [=make a diet] $|for|to|before => =go on a diet
collocation-transfer: [=do a diet] $|for|to => =go on a diet
collocation-transfer: [=make holiday|vacation] $|in|at|with => =go on holiday
collocation-transfer: [=make a holiday|vacation] $|in|at|with => =go on holiday
collocation-transfer: [=do holiday|vacation] $|in|at => =go on holiday
collocation-transfer: [=throw] a|an look|eye to => =take
collocation-transfer: [=throw] a|the|first|new|big step|steps $|in|to|towards|forward|for => =take
collocation-transfer: [=throw] a|an message|mail|email|sms|text $|to => =send
collocation-transfer: [=throw] me|you|him|her|us|them a|an message|mail|email|sms|text $|about|from => =send
collocation-transfer: [=throw] message|mail|email|sms $|to => =send
collocation-transfer: [=pull] pain|trouble|difficulty|difficulties => =have
collocation-transfer: [=pull] money $ => =withdraw
collocation-transfer: [=pull] money from|at atm|bank|the|an atm|bank|$ => =withdraw
collocation-transfer: [=pull] a|the|some|our|my|many photo|photos|picture|pictures|selfie $|of|with|there|here|together|at|in => =take
collocation-transfer: [=pull] photos|photo|pictures|selfie|selfies $|of|with|there|here|together => =take
collocation-transfer: [=pull] a|some|many video|videos|film|movie $|about|with => =shoot / =make
collocation-transfer: [=break] money $ => =change
collocation-transfer: [=exit from] home|the|my|school|work|class|our => =leave
collocation-transfer: [=go out from] home|work => =leave
collocation-transfer: [=get out from] home|school|work => =leave
collocation-transfer: [=turn back] home at|late|after|from|every => =go back / =return
collocation-transfer: [=turn back] to turkey|istanbul|ankara|izmir $|in|after => =go back / =return
collocation-transfer: [=wear] my|his|her|your clothes and go|went|left|leave|have|had|eat => =put on
false-friends-and-calques: [house woman] => housewife
false-friends-and-calques: [house women] $ => housewives
false-friends-and-calques: [engineer of computer|computers] $ => computer engineer
false-friends-and-calques: [engineer of software] => software engineer
false-friends-and-calques: [student of university] => university student
false-friends-and-calques: like|love|likes|loves|prefer|try turkish|italian|french|chinese|ottoman|japanese|mexican|indian [kitchen] => cuisine
false-friends-and-calques: turkish|italian|french|chinese|ottoman|japanese|mexican|indian [kitchen] is|has famous|delicious|rich|healthy => cuisine
false-friends-and-calques: turkish|italian|french|chinese|ottoman|japanese|mexican|indian [kitchen] is very|so|really famous|delicious|rich|healthy|tasty => cuisine
false-friends-and-calques: from|of|about|in turkish|italian|french|chinese|ottoman|japanese|mexican|indian [kitchen] $ => cuisine
false-friends-and-calques: fruit|orange|apple|cherry|grape|peach [water] => juice
false-friends-and-calques: [sea product|products|foods] => seafood
collocation-transfer: [=make] a football|basketball|volleyball|friendly match $|with|against|in|at => =play
collocation-transfer: [=make] a match against|yesterday|today => =play
collocation-transfer: [=do] a football|basketball match $|with|against => =play
collocation-transfer: we|they|team [=win] us|them|him|you .|!|yesterday|last|again|by => =beat
collocation-transfer: [=win] fenerbahçe|fenerbahce|galatasaray|beşiktaş|besiktas|trabzonspor => =beat
collocation-transfer: [=hold] fasting => =fast
collocation-transfer: [=hold] my|his|her|their|your|our promise|promises $ => =keep
collocation-transfer: [=hold] a diary $|since|for => =keep
collocation-transfer: i|we|to|can|could [=hold] fish|fishes $|there => =catch
collocation-transfer: i|he|she|mother|father|mum|mom|dad|grandmother|aunt|uncle|sister|brother|wife|husband [hold|holds] galatasaray|fenerbahçe|fenerbahce|beşiktaş|besiktas|trabzonspor $ => =support
collocation-transfer: i|he|she|mother|father|mum|mom|dad|grandmother|aunt|uncle|sister|brother|wife|husband [keep|keeps] galatasaray|fenerbahçe|fenerbahce|beşiktaş|besiktas|trabzonspor $ => =support
collocation-transfer: [=leave] smoking|drinking|alcohol|cigarettes|cigarette $|for|two|three => =give up / =quit
collocation-transfer: [=open] the|a|this|that topic|subject|matter $|about => =bring up
collocation-transfer: [=give harm to] => =harm
collocation-transfer: [=give a harm to] => =harm
collocation-transfer: [=give damage to] => =damage
collocation-transfer: [=give a damage to] => =damage
collocation-transfer: [=give reaction] => =react
collocation-transfer: [=give a reaction] => =react
collocation-transfer: [=give] an end to the|this|it|these|their|our|my => =put
collocation-transfer: [=give] an effort to => =make
collocation-transfer: [=spend] an effort to => =make
collocation-transfer: [=take] a|the disease|virus|flu|illness $|from => =catch
collocation-transfer: [=take] a cold $|from => =catch
collocation-transfer: [=take] weight $|in|during => =gain / =put on
collocation-transfer: [=take] two|three|four|five|six|ten|many|some kilos|kilo|kilograms $|in => =gain / =put on
collocation-transfer: [=give] weight $|in|by|with => =lose
collocation-transfer: [=give] two|three|four|five|six|ten|many|some kilos|kilo|kilograms $|in => =lose
collocation-transfer: [=take] my|a driving license|licence $|in|when|at => =get
collocation-transfer: [=take] my|a|his|her diploma|certificate $|in => =get / =receive
collocation-transfer: [=take] presents|gifts from my|our|his|her friends|family|parents|relatives|mother|father => =get
collocation-transfer: [=take] a|an letter|email|mail|message from you|him|them|us => =get / =receive
collocation-transfer: [=take] a|an letter|email|mail|message from my|his|her|our friend|teacher|boss|cousin|school|mother|father|mum|mom|dad|grandmother|aunt|uncle|sister|brother|wife|husband => =get / =receive
collocation-transfer: [=take] your letter|email|mail|message $ => =get / =receive
collocation-transfer: [=take] news from|about => =get
collocation-transfer: [=take] a news => =get
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
collocation-transfer: [=make] the dishes $ => =do
collocation-transfer: [=make] a meeting|party => =have
collocation-transfer: [=make] meetings|parties $|with|in|at => =have
collocation-transfer: [=take] breakfast|lunch|dinner $|at|with|before|after => =have
collocation-transfer: [=take] my|our|his|her|their breakfast|lunch|dinner $|at|before|after => =have
collocation-transfer: [=take] a visa|passport $|for|from => =get
collocation-transfer: [=take] the|a flu $|from => =catch
collocation-transfer: [=see] education|training|treatment $|in|at|for => =receive
collocation-transfer: [=put] rules $|for => =make / =set
collocation-transfer: [=dress] a|my|his|her|the shirt|jacket|dress|coat|skirt|uniform|suit => =wear
collocation-transfer: [=dress] jeans|trousers $ => =wear
collocation-transfer: i|we|they|he|she|to [=grow] a child => =raise
collocation-transfer: i|we|they|he|she|to [=grow] children $ => =raise
collocation-transfer: [=make] a present|gift to => =give
collocation-transfer: [=use] this|my|your|his|her medicine $|twice|three|for|before|after => =take
collocation-transfer: [=throw] a look at my|your|this => =take
collocation-transfer: [=hold] notes $|during|about => =take
collocation-transfer: [=lose] the|my|our train|plane|ferry to|for => =miss
false-friends-and-calques: =stay in|at a small|cheap|nice|little family [pension] => guesthouse
false-friends-and-calques: the [moral] of the whole team|class|group|staff $|is|was => morale
`;
