/**
 * Easier words for difficult words, as `difficult=easier`; `_` means a space. The table contains only pairs that
 * are interchangeable in nearly every sentence: both have the same part of speech and the same preposition.
 */
export const simplerVerbs = `
  purchase=buy acquire=get obtain=get require=need commence=start initiate=start conclude=end
  terminate=end cease=stop demonstrate=show illustrate=show exhibit=show indicate=show reveal=show display=show
  assist=help facilitate=help enable=help attempt=try endeavour=try strive=try inquire=ask enquire=ask
  request=ask_for respond=answer reply=answer utilise=use utilize=use employ=use devour=eat reside=live
  dwell=live inhabit=live_in encounter=meet discover=find locate=find perceive=see observe=watch witness=see
  glimpse=see comprehend=understand grasp=understand recall=remember recollect=remember mention=say   remark=say utter=say declare=say convey=tell inform=tell notify=tell narrate=tell recount=tell select=choose
  opt=choose adore=love cherish=love appreciate=like relish=like savour=enjoy detest=hate loathe=hate   possess=have retain=keep preserve=keep maintain=keep construct=build assemble=make
  generate=make produce=make manufacture=make craft=make prepare=make repair=fix mend=fix alter=change
  modify=change transform=change adapt=change adjust=change enhance=improve refine=improve expand=grow
  decrease=fall diminish=fall decline=fall depart=leave vacate=leave arrive=come approach=come_near proceed=go
  wander=walk stroll=walk hike=walk march=walk rush=run hurry=run dash=run gather=meet collect=get
  grab=take seize=take snatch=take grant=give provide=give supply=give offer=give donate=give bestow=give
  permit=let allow=let consider=think_about contemplate=think_about ponder=think_about reflect=think suppose=think
  assume=think reckon=think believe=think await=wait_for   explore=visit wish=want desire=want crave=want yearn=want shout=call yell=call chat=talk converse=talk
  discuss=talk_about debate=talk_about dispute=talk_about   examine=look_at inspect=look_at investigate=look_at analyse=look_at gaze=look stare=look glance=look   accomplish=do achieve=do undertake=do participate=take_part earn=get suffer=have undergo=have
  experience=have delight=please remedy=fix resolve=fix weep=cry sob=cry chuckle=laugh giggle=laugh
  grin=smile shatter=break fracture=break consult=ask `;

export const simplerNouns = `
  residence=home dwelling=home household=home apartment=flat vehicle=car automobile=car beverage=drink cuisine=food
  meal=food nourishment=food ingredient=food snack=food occupation=job profession=job career=job
  vocation=job employment=work colleague=friend companion=friend acquaintance=friend buddy=friend mate=friend
  sibling=brother_or_sister relative=person_in_your_family infant=baby   youngster=child kid=child adolescent=young_person adult=person individual=person citizen=person
  crowd=group audience=people population=people location=place destination=place venue=place site=place spot=place
  region=place district=place neighbourhood=place territory=place surroundings=place vicinity=place journey=trip
  voyage=trip excursion=trip expedition=trip pastime=hobby leisure=free_time recreation=free_time
  activity=thing aspect=thing element=thing item=thing object=thing phenomenon=thing factor=thing feature=thing
  notion=idea concept=idea insight=idea perspective=idea viewpoint=idea opinion=idea perception=idea
  suggestion=idea proposal=idea inspiration=idea emotion=feeling sensation=feeling sentiment=feeling
  difficulty=problem challenge=problem obstacle=problem issue=problem dilemma=problem trouble=problem
  catastrophe=big_problem disaster=big_problem error=mistake occasion=time occurrence=time instant=time
  period=time era=time duration=time outcome=end result=end consequence=end
  beginning=start origin=start purpose=reason motive=reason cause=reason method=way manner=way approach=way
  technique=way strategy=plan scheme=plan intention=plan objective=plan goal=plan anecdote=story tale=story
  narrative=story legend=story novel=book literature=books melody=song tune=song masterpiece=great_work
  instructor=teacher educator=teacher tutor=teacher pupil=student scholar=student undergraduate=student
  physician=doctor remedy=medicine illness=problem ailment=problem garment=shirt attire=clothes apparel=clothes
  footwear=shoes gift=present income=money salary=money wealth=money funds=money expense=price
  type=kind sort=kind majority=most_people portion=part section=part
  segment=part component=part fragment=part chapter=part scenery=view landscape=view vista=view   climate=weather atmosphere=feeling vegetation=plants wildlife=animals creature=animal beast=animal
  breeze=wind storm=bad_weather conversation=talk discussion=talk dialogue=talk
  debate=talk chat=talk performance=show exhibition=show celebration=party festivity=party gathering=party
  ceremony=party memory=story recollection=story assistance=help aid=help guidance=help advice=help
  skill=thing_you_can_do talent=thing_you_can_do
  ability=thing_you_can_do ambition=dream aspiration=dream `;

export const simplerOthers = `
  enormous=very_big immense=very_big vast=very_big massive=very_big gigantic=very_big colossal=very_big
  substantial=big considerable=big significant=important crucial=important essential=important vital=important
  fundamental=important tiny=very_small minuscule=very_small compact=small delightful=nice charming=nice
  pleasant=nice enjoyable=nice lovely=nice agreeable=nice gorgeous=beautiful stunning=beautiful exquisite=beautiful
  picturesque=beautiful attractive=beautiful magnificent=great splendid=great superb=great marvellous=great
  wonderful=great fantastic=great terrific=great fabulous=great remarkable=great extraordinary=great
  exceptional=great outstanding=great impressive=great spectacular=great awesome=great brilliant=great
  excellent=very_good superior=better preferable=better inferior=worse dreadful=very_bad awful=very_bad
  terrible=very_bad horrible=very_bad appalling=very_bad unpleasant=bad delicious=very_good tasty=good
  scrumptious=very_good savoury=good fascinating=interesting intriguing=interesting captivating=interesting
  compelling=interesting engaging=interesting absorbing=interesting stimulating=interesting curious=interesting
  tedious=boring monotonous=boring dull=boring exhausted=very_tired weary=tired fatigued=tired sleepy=tired
  delighted=very_happy thrilled=very_happy ecstatic=very_happy overjoyed=very_happy joyful=happy cheerful=happy
  pleased=happy glad=happy miserable=very_sad gloomy=sad melancholy=sad unhappy=sad sorrowful=sad
  furious=very_angry irritated=angry annoyed=angry terrified=afraid frightened=afraid scared=afraid anxious=afraid
  nervous=afraid astonished=surprised amazed=surprised astounded=surprised challenging=difficult demanding=difficult
  arduous=difficult tough=difficult complicated=difficult complex=difficult intricate=difficult effortless=easy
  straightforward=easy simple=easy rapid=fast swift=fast brisk=fast speedy=fast gradual=slow leisurely=slow
  ancient=very_old elderly=old antique=old contemporary=new novel=new recent=new   costly=expensive pricey=expensive affordable=cheap inexpensive=cheap wealthy=rich prosperous=rich
  impoverished=poor silent=quiet tranquil=quiet peaceful=quiet serene=quiet noisy=loud freezing=very_cold
  chilly=cold frosty=cold scorching=very_hot boiling=very_hot intelligent=clever smart=clever wise=clever
  courageous=brave numerous=many countless=many several=some diverse=different distinct=different
  preferred=best principal=main primary=main
  adequate=enough sufficient=enough famous=well_known renowned=well_known prominent=well_known
  correct=right accurate=right incorrect=wrong
  inaccurate=wrong additional=more further=more local=near nearby=near distant=far remote=far evident=clear
  obvious=clear apparent=clear genuine=real authentic=real sincere=real tremendously=very extremely=very
  incredibly=very immensely=very exceptionally=very remarkably=very particularly=very especially=very truly=very
  highly=very utterly=very absolutely=very thoroughly=very profoundly=very   frequently=often regularly=often occasionally=sometimes rarely=not_often seldom=not_often immediately=now
  instantly=now currently=now presently=now nowadays=now previously=before formerly=before initially=first
  eventually=in_the_end ultimately=in_the_end finally=in_the_end subsequently=then thus=so
  therefore=so hence=so consequently=so nevertheless=but nonetheless=but however=but   furthermore=also moreover=also additionally=also perhaps=maybe possibly=maybe
  probably=maybe presumably=maybe obviously=of_course clearly=of_course
  evidently=of_course naturally=of_course approximately=about roughly=about rapidly=fast
  swiftly=fast promptly=fast gradually=slowly entirely=all completely=all totally=all fully=all merely=only
  solely=only concerning=about regarding=about amid=in within=in upon=on beneath=under throughout=in
  toward=to towards=to alongside=with `;
